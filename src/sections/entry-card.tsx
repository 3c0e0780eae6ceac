import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Card, withIcon } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import type { PageTarget } from '#ui/page-target.ts'
import { AlignedCards } from './aligned-cards.ts'
import { Glance, type GlanceProps } from './glance.tsx'

interface Entry extends GlanceProps {
  page: PageTarget
  /** A photo and what the visitor asks, above the name. */
  head?: ReactNode
  name: string
  icon?: ReactNode
  text: string
}

interface EntryGridProps {
  entries: readonly Entry[]
  columns?: 2 | 3
  /** Whether the figures are what one looks for. */
  largeFigures?: boolean
}

/** The entries of an overview as cards: title as a link that covers the card, summary, and what is compared. */
export function EntryGrid({ entries, columns = 3, largeFigures = false }: EntryGridProps) {
  return (
    <AlignedCards $columns={columns} $parts={entries[0]?.head ? 4 : 3}>
      {entries.map(({ page, head, name, icon, text, figure, outcome }, index) => (
        <li key={index}>
          <EntryCard $largeFigures={largeFigures}>
            {head && <div>{head}</div>}
            <h3>
              {icon}
              <CoveringLink {...page}>{name}</CoveringLink>
            </h3>
            <p>{text}</p>
            <Glance figure={figure} outcome={outcome} />
          </EntryCard>
        </li>
      ))}
    </AlignedCards>
  )
}

const EntryCard = styled(Card)<{ $largeFigures: boolean }>`
  display: grid;
  gap: 0.75rem;

  /* What a visitor asks stands right above the name. */
  > div {
    display: grid;
    align-content: space-between;
  }

  > h3 {
    ${withIcon}
  }

  > h3 + p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  > p + p strong {
    font-size: ${({ $largeFigures }) => ($largeFigures ? 'var(--title-l)' : 'var(--text-l)')};
  }

  @media screen and (not ${from.tablet}) {
    gap: 0.25rem;

    > p {
      line-height: 1.35;
    }
  }

  @media ${from.tablet}, print {
    > p + p {
      padding-top: 0.75rem;
      border-top: 1px solid var(--line);
    }
  }
`
