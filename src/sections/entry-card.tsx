import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Card, withIcon } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import type { PageTarget } from '#ui/page-target.ts'
import { AlignedCards } from './aligned-cards.ts'
import { Glance, type GlanceProps } from './glance.tsx'

interface EntryCardProps extends Partial<GlanceProps> {
  page: PageTarget
  name: string
  icon?: ReactNode
  /** A photo, a drawing or a document of the entry. */
  picture?: ReactNode
  text: string
}

interface EntryGridProps {
  entries: readonly EntryCardProps[]
  columns?: 2 | 3
}

/** The entries of an overview as cards. */
export function EntryGrid({ entries, columns = 3 }: EntryGridProps) {
  return (
    <AlignedCards
      $columns={columns}
      $parts={Math.max(...entries.map(({ picture, outcome }) => (picture ? 3 : 2) + (outcome ? 1 : 0)))}
    >
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryCard {...entry} />
        </li>
      ))}
    </AlignedCards>
  )
}

/** The card of an entry: picture, title as a link that covers it, summary, and what is compared. */
export function EntryCard({ page, name, icon, picture, text, figure, outcome }: EntryCardProps) {
  return (
    <Entry>
      {picture}
      <h3>
        {icon}
        <CoveringLink {...page}>{name}</CoveringLink>
      </h3>
      <p>{text}</p>
      {outcome && <Glance figure={figure} outcome={outcome} />}
    </Entry>
  )
}

const Entry = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  > :is(h3, p) {
    margin-inline: var(--space-card);
  }

  > h3 {
    ${withIcon}
    margin-top: var(--space-card);
  }

  > h3 + p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  > :last-child {
    margin-bottom: var(--space-card);
  }

  > p + p {
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);

    strong {
      font-size: var(--text-l);
    }
  }

  /* On a phone a row: the name, and what it brings. */
  @media screen and (not ${from.tablet}) {
    gap: 0.25rem;

    > :not(h3, :last-child) {
      display: none;
    }

    > p + p {
      padding-top: 0;
      border-top: 0;
    }
  }
`
