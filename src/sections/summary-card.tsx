import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Card, CardGrid } from '#ui/card.tsx'

interface SummaryCardProps {
  /** A strip on wide screens, a square on phones. */
  picture: ReactNode
  category: string
  name: ReactNode
  /** What is compared at a glance: a price as `strong`, then rating and clients. */
  glance: ReactNode
  /** What the card always shows, each child in a row of its own. */
  children?: ReactNode
  /** Opens what goes beyond that. */
  more: string
  details: ReactNode
  /** Whether wide screens show the details without a press. */
  openWhenWide?: boolean
  actions: ReactNode
}

/** A card that is compared with its siblings: a summary, with the details on demand. Print shows everything. */
export function SummaryCard(props: SummaryCardProps) {
  const { picture, category, name, glance, children, more, details, openWhenWide = false, actions } = props
  return (
    <Layers>
      {picture}
      <Head>
        <p>{category}</p>
        <h2>{name}</h2>
      </Head>
      <Glance>{glance}</Glance>
      {children}
      <details className={openWhenWide ? 'more wide' : 'more'}>
        <summary>{more}</summary>
        {details}
      </details>
      <Actions>{actions}</Actions>
    </Layers>
  )
}

/** The `sizes` attribute of a photo of 3 to 1 as picture of a card: as wide as the card, or as high as the square. */
export const stripSizes = '(min-width: 64rem) 26rem, (min-width: 44rem) 46vw, 12rem'

interface GridProps {
  $columns?: 2 | 3 | 4
  /** How many parts a card has: its picture, its head, its glance, those that it shows, its details (or their parts), its actions. */
  $parts: number
}

/** A grid of summary cards, in which the parts of the cards of a row are aligned. */
export const SummaryGrid = styled(CardGrid)<GridProps>`
  @media ${from.tablet} {
    > li {
      grid-row: span ${({ $parts }) => $parts};
      grid-template-rows: subgrid;
    }
  }
`

const Layers = styled(Card)`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: 0.4rem 1rem;
  padding: 0.9rem;

  > * {
    grid-column: 1 / -1;
  }

  > :first-child {
    grid-area: 1 / 1 / span 2;
    aspect-ratio: 1;
    align-self: start;
    border-radius: var(--radius);
  }

  > p,
  > div,
  > ul,
  .more > :not(summary) {
    font-size: var(--text-s);
  }

  .more > :not(summary) {
    align-content: start;
    margin-top: 0.5rem;
  }

  summary {
    min-height: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;

    &:hover {
      color: var(--accent);
    }
  }

  h3 {
    margin-bottom: 0.2rem;
    font-size: var(--text-s);
    line-height: 1.3;
  }

  ul {
    gap: 0.25em;
    line-height: 1.35;
  }

  @media ${from.tablet} {
    grid-row: 1 / -1;
    grid-template: subgrid / minmax(0, 1fr);
    gap: 1rem;
    padding: clamp(1.25rem, 2vw, 1.75rem);
    padding-top: 0;

    > :first-child {
      grid-area: auto / 1 / auto / -1;
      aspect-ratio: auto;
      height: 5rem;
      margin-inline: calc(-1 * clamp(1.25rem, 2vw, 1.75rem));
      border-radius: 0;
    }
  }

  /* Opened without its summary. Browsers that cannot style the content keep the disclosure. */
  @supports selector(::details-content) {
    @media ${from.tablet} {
      .wide,
      .wide::details-content {
        display: contents;
        content-visibility: visible;
      }

      .wide > summary {
        display: none;
      }

      .wide > :not(summary) {
        margin-top: 0;
      }
    }

    @media print {
      .more,
      .more::details-content {
        display: contents;
        content-visibility: visible;
      }

      .more > summary {
        display: none;
      }
    }
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      display: none;
    }
  }
`

const Head = styled.div`
  && {
    grid-column: -2 / -1;
  }

  p {
    color: var(--accent);
    font-weight: 600;
  }

  h2 {
    display: flex;
    gap: 0.5em;
    font-size: var(--title-s);

    @media ${from.tablet} {
      font-size: var(--title-m);
    }
  }

  svg {
    flex: none;
    margin-top: 0.1em;
    color: var(--accent);
  }
`

const Glance = styled.p`
  && {
    grid-column: -2 / -1;
  }

  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.9rem;
  align-items: center;
  align-content: start;
  color: var(--ink-soft);

  @media ${from.tablet} {
    padding-block: 0.6rem;
    border-block: 1px solid var(--line);
  }

  strong {
    flex-basis: 100%;
    font-family: var(--font-display);
    font-size: var(--text-l);
    line-height: 1.25;
    color: var(--ink);
  }

  > span {
    display: flex;
    gap: 0.45rem;
    align-items: center;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  a {
    flex: 1 1 8rem;
    padding-inline: 0.5rem;

    @media ${from.tablet} {
      &:only-child {
        flex: none;
        padding-inline: 1rem;
      }
    }
  }
`
