import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { from } from '#style/media.ts'
import { Card } from '#ui/card.tsx'
import { AlignedCards } from './aligned-cards.ts'

interface EntryCardProps {
  /** A photo or a drawing of the entry. */
  picture: ReactNode
  /** The title, as a covering link to the entry's page, after an icon if the entry has one. */
  title: ReactNode
  text: string
  /** What is compared at the end of the card, a `Glance`. */
  glance: ReactNode
}

/** The card of an entry in an overview: picture, linked title, summary, and what is compared. */
export function EntryCard({ picture, title, text, glance }: EntryCardProps) {
  return (
    <Entry>
      {picture}
      <h3>{title}</h3>
      <p>{text}</p>
      {glance}
    </Entry>
  )
}

/** A grid of entry cards. In two columns, wide screens show the pictures beside the text. */
export const EntryGrid = styled(AlignedCards).attrs({ $parts: 4 })`
  ${({ $columns }) =>
    $columns === 2 &&
    css`
      @media ${from.desktop} {
        > li {
          grid-row: span 3;
        }

        > li > article {
          grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
        }

        > li > article > :first-child {
          grid-area: 1 / 1 / -1;
          aspect-ratio: auto;
          height: 100%;
        }
      }
    `}
`

const Entry = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  > :not(:first-child) {
    grid-column: -2 / -1;
    margin-inline: var(--space-card);
  }

  > h3 {
    display: flex;
    gap: 0.5em;
    margin-top: var(--space-card);
  }

  h3 svg {
    flex: none;
    color: var(--accent);
  }

  > h3 + p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  > :last-child {
    max-width: none;
    margin-bottom: var(--space-card);
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
  }
`
