import styled from 'styled-components'
import { from } from '#style/media.ts'

interface StatsProps {
  /** `small` is a single row next to other content. */
  size?: 'large' | 'small'
  stats: readonly { value: string; label: string }[]
}

/** Statistics: a large number with a small label each. */
export function Stats({ stats, size = 'large' }: StatsProps) {
  return (
    <Row data-size={size}>
      {stats.map(({ value, label }) => (
        <Tile key={value + label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Row>
  )
}

const Row = styled.dl`
  --figure: clamp(2rem, 1.45rem + 2.8vw, 4rem);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2rem 1.5rem;

  &[data-size='small'] {
    --figure: clamp(1.75rem, 1.2rem + 1.6vw, 2.75rem);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1rem;
  }

  /* In pairs, the fifth would be alone: rows on phones, three columns on tablets. */
  &:has(> :nth-child(5)) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 1.25rem;

    > div {
      grid-column: 1 / -1;
      grid-template: auto / subgrid;
      column-gap: 1.25rem;
      align-items: center;
      padding-block: 0.6rem;
      border-top-width: 1px;
    }

    dt {
      grid-area: 1 / 2;
    }

    @media ${from.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 2rem 1.5rem;

      > div {
        grid-column: auto;
        grid-template: minmax(var(--figure), auto) auto / minmax(0, 1fr);
        align-items: start;
        padding-block: 1rem 0;
        border-top-width: 2px;
      }

      dt {
        grid-area: 2 / 1;
      }
    }
  }

  @media ${from.laptop} {
    &,
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    }
  }
`

const Tile = styled.div`
  display: grid;
  /* Reserves the number's line, because the label is parsed first. */
  grid-template: minmax(var(--figure), auto) auto / minmax(0, 1fr);
  align-content: start;
  gap: 0.5rem;
  padding-top: 1rem;
  border-top: 2px solid var(--ember);

  dt {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }

  dd {
    grid-row: 1;
    font-family: var(--font-display);
    font-size: var(--figure);
    font-weight: 600;
    line-height: 1;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums lining-nums;
  }
`
