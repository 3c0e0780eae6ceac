import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Card, CardGrid } from '#ui/card.tsx'

interface SummaryCardProps {
  /** A strip on wide screens, a square on phones; art has the kind `strip`. */
  picture: ReactNode
  category: string
  name: ReactNode
  /** What is compared at a glance: a price as `strong`, then rating and clients. */
  glance: ReactNode
  /** What the card always shows, each child in a row of its own; side by side in a card without siblings. */
  children?: ReactNode
  /** Opens what goes beyond that. */
  more: string
  details: ReactNode
  /** Whether wide screens show the details without a press, as they do in a card without siblings. */
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
      {children && <Always>{children}</Always>}
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

/** A grid of summary cards, in which the parts of the cards of a row are aligned. A single card has all of the width. */
export const SummaryGrid = styled(CardGrid)<GridProps>`
  @media ${from.tablet} {
    > li {
      grid-row: span ${({ $parts }) => $parts};
      grid-template-rows: subgrid;
    }

    > li:only-child {
      grid-area: auto / 1 / auto / -1;
      grid-template-rows: none;
    }
  }
`

const edge = 'clamp(1.25rem, 2vw, 1.75rem)'

const Layers = styled(Card)`
  --between: clamp(1.5rem, 3vw, 3rem);
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: 0.3rem 1rem;
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

  p,
  ul,
  summary {
    font-size: var(--text-s);
  }

  /* Pressed where another link covers the card. */
  .more,
  a + a {
    position: relative;
    z-index: 1;
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
    margin-bottom: 0.25rem;
    font-size: var(--text-s);
    line-height: 1.3;
  }

  ul {
    gap: 0.3em;
    font-size: var(--text-s);
    line-height: 1.35;
  }

  li {
    padding-left: 1.4em;
  }

  @media ${from.tablet} {
    grid-row: 1 / -1;
    grid-template: subgrid / minmax(0, 1fr);
    gap: 0.75rem var(--between);
    padding: 0 ${edge} ${edge};

    > :first-child {
      grid-area: auto / 1 / auto / -1;
      aspect-ratio: auto;
      height: 5rem;
      margin-inline: calc(-1 * ${edge});
      border-radius: 0;
    }

    li:only-child > & {
      grid-template-rows: none;

      > :first-child {
        height: 8rem;
      }
    }
  }

  /* A single card: picture, head and glance side by side, then what it always shows, then the details. */
  @media ${from.laptop} {
    li:only-child > & {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      > :first-child {
        grid-area: 1 / 1;
        height: auto;
        min-height: 8rem;
        margin-right: 0;
      }

      .more > :not(summary) {
        margin-top: 0;
        padding-top: 0.75rem;
        border-top: 1px solid var(--line);
      }

      .more > :last-child {
        grid-column: span 2;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: var(--between);
      }

      .more > :nth-child(2):last-child {
        grid-column: 1 / -1;
      }
    }
  }

  /* Opened without its summary. Browsers that cannot style the content keep the disclosure. */
  @supports selector(::details-content) {
    @media ${from.tablet} {
      .wide,
      .wide::details-content,
      li:only-child > & .more,
      li:only-child > & .more::details-content {
        display: contents;
        content-visibility: visible;
      }

      .wide > summary,
      li:only-child > & .more > summary {
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
    line-height: 1.15;
  }

  svg {
    flex: none;
    margin-top: 0.05em;
    color: var(--accent);
  }

  @media ${from.laptop} {
    li:only-child > article > && {
      grid-column: 2;
      align-self: center;
      padding-top: 0.75rem;
    }
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

  @media ${from.laptop} {
    li:only-child > article > && {
      grid-column: 3;
      align-self: center;
      padding-top: 0.75rem;
    }
  }
`

/* What follows the glance is parted by rules, which are level in a row of cards. */
const Always = styled.div`
  display: grid;
  gap: 0.4rem;

  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }

  @media ${from.tablet} {
    display: contents;

    > * {
      padding-top: 0.75rem;
      border-top: 1px solid var(--line);
    }

    li:only-child > article > && {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
      gap: 0.75rem var(--between);

      > * {
        grid-column: auto;
      }
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;

  a {
    flex: 1 1 8rem;
    padding-inline: 0.5rem;
    font-size: var(--text-s);

    &[data-covering] {
      flex: 1 0 auto;
      padding-inline: 0;
    }
  }

  @media ${from.tablet} {
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);

    a:only-child {
      flex: none;
      padding-inline: 1rem;
    }

    li:only-child & {
      gap: 0.5rem 2rem;

      a {
        flex: none;
      }

      a + a {
        padding-inline: 1.35rem;
      }
    }
  }
`
