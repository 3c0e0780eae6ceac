import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { from } from '#style/media.ts'
import { Card, withIcon } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import type { PageTarget } from '#ui/page-target.ts'
import { AlignedCards } from './aligned-cards.ts'
import { Glance, type GlanceProps } from './glance.tsx'

interface EntryCardProps extends GlanceProps {
  page: PageTarget
  name: string
  icon?: ReactNode
  /** A photo or a drawing of the entry. */
  picture: ReactNode
  text: string
}

interface EntryGridProps {
  entries: readonly EntryCardProps[]
  columns?: 2 | 3
}

/** The entries of an overview as cards. In two columns, wide screens show the pictures beside the text. */
export function EntryGrid({ entries, columns = 3 }: EntryGridProps) {
  return (
    <Grid $columns={columns}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryCard {...entry} />
        </li>
      ))}
    </Grid>
  )
}

/** The card of an entry: picture, title as a link that covers it, summary, and what is compared. */
export function EntryCard({ page, name, icon, picture, text, ...glance }: EntryCardProps) {
  return (
    <Entry>
      {picture}
      <h3>
        {icon}
        <CoveringLink {...page}>{name}</CoveringLink>
      </h3>
      <p>{text}</p>
      <Glance {...glance} />
    </Entry>
  )
}

const Grid = styled(AlignedCards).attrs({ $parts: 4 })`
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
    ${withIcon}
    margin-top: var(--space-card);
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
