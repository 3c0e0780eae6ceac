import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from, whereDocumentOnly } from '#style/media.ts'
import { Card, withIcon } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import type { PageTarget } from '#ui/page-target.ts'
import { AlignedCards } from './aligned-cards.ts'
import { Glance, type GlanceProps } from './glance.tsx'

interface Entry extends Partial<GlanceProps> {
  page: PageTarget
  name: string
  icon?: ReactNode
  /** A photo, a drawing or a document of the entry. */
  picture?: ReactNode
  text: string
}

interface EntryGridProps {
  entries: readonly Entry[]
  columns?: 2 | 3
}

/** The entries of an overview as cards: a picture if they have one, title as a link that covers the card, summary, and what is compared. */
export function EntryGrid({ entries, columns = 3 }: EntryGridProps) {
  const has = (part: 'picture' | 'outcome') => Number(entries.some((entry) => entry[part]))
  const parts = 2 + has('picture') + has('outcome')
  return (
    <AlignedCards $columns={columns} $parts={parts}>
      {entries.map(({ page, name, icon, picture, text, figure, outcome }, index) => (
        <li key={index}>
          <EntryCard data-picture={picture && ''}>
            {picture}
            <h3>
              {icon}
              <CoveringLink {...page}>{name}</CoveringLink>
            </h3>
            <p>{text}</p>
            {outcome && <Glance figure={figure} outcome={outcome} />}
          </EntryCard>
        </li>
      ))}
    </AlignedCards>
  )
}

const EntryCard = styled(Card)`
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

  @media screen and (not ${from.tablet}) {
    &[data-picture] {
      --picture: clamp(min(24vw, 96px), 14vw, 176px);
      --scale: 0.355;
      min-height: 6rem;
      padding-left: var(--picture);

      > :first-child {
        position: absolute;
        inset: 0 auto 0 0;
        width: var(--picture);
        border: 0;
      }

      > :first-child,
      [data-miniature] {
        aspect-ratio: auto;
        height: 100%;
        background: var(--sunken);
      }
    }
  }

  /* A document that only scripts bring leaves no room. */
  ${whereDocumentOnly}:has([data-miniature] > div > :empty) {
    padding-left: 0;

    > :first-child {
      display: none;
    }
  }

  /* On a phone the name, two lines of the description, and what it brings. */
  @media screen and (not ${from.tablet}) {
    gap: 0.25rem;

    > h3 + p {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    > p {
      line-height: 1.35;
    }

    > p + p {
      padding-top: 0;
      border-top: 0;
    }
  }
`
