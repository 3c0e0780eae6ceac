import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Bar } from '#ui/bar.tsx'
import { ChartFigure } from '#ui/charts/chart-figure.ts'

interface ComparisonProps {
  title: string
  rows: readonly {
    key: string
    /** The name of the entry, usually a link. */
    name: ReactNode
    /** The value at the end of the line, e.g. the price. */
    figure: string
    /** Length of the bar relative to the longest one, 0 to 1. */
    share: number
    /** What the bar measures, e.g. "6 working days". */
    label: string
  }[]
}

/** The entries of an overview side by side: price, and one measure as a bar and as text. */
export function Comparison({ title, rows }: ComparisonProps) {
  return (
    <ChartFigure>
      <figcaption>{title}</figcaption>
      <Rows role="list">
        {rows.map(({ key, name, figure, share, label }) => (
          <li key={key}>
            <p>
              <strong>{name}</strong> <span>{figure}</span>
            </p>
            <Bar share={share} tone="neutral" />
            <small>{label}</small>
          </li>
        ))}
      </Rows>
    </ChartFigure>
  )
}

const Rows = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0.15rem 0.75rem;
    align-items: center;
    padding-block: 0.4rem 0.5rem;
    border-top: 1px solid var(--line);
  }

  p {
    grid-column: 1 / -1;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 0.75rem;
    line-height: 1.35;

    @media not ${from.tablet} {
      font-size: var(--text-s);
    }
  }

  strong {
    font-weight: 600;
  }

  /* 24 px high, for fingers. */
  a {
    display: inline-block;
    padding-block: 0.15rem;
  }

  span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--ink-soft);
    line-height: 1.3;
  }
`
