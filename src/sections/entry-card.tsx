import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Card, CardGrid } from '#ui/card.tsx'

interface EntryCardProps {
  /** A photo or a drawing of the entry. */
  picture: ReactNode
  /** The title, as a covering link to the entry's page. */
  title: ReactNode
  text: string
  /** What is compared at the end of the card, e.g. the price. */
  glance: ReactNode
}

/** The card of an entry in an overview: picture, linked title, summary, and what is compared. */
export function EntryCard({ picture, title, text, glance }: EntryCardProps) {
  return (
    <Entry>
      {picture}
      <h3>{title}</h3>
      <p>{text}</p>
      <div>{glance}</div>
    </Entry>
  )
}

/** A grid of entry cards, in which the parts of the cards of a row are aligned. */
export const EntryGrid = styled(CardGrid)`
  @media ${from.tablet} {
    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`

const Entry = styled(Card)`
  display: grid;
  gap: 0.85rem;
  padding-bottom: clamp(1.25rem, 2vw, 1.75rem);

  > :not(:first-child) {
    margin-inline: clamp(1.25rem, 2vw, 1.75rem);
  }

  > h3 {
    margin-top: 0.5rem;
  }

  > p {
    color: var(--ink-soft);
  }

  > div {
    padding-top: 0.85rem;
    border-top: 1px solid var(--line);
  }

  @media ${from.tablet} {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
  }
`
