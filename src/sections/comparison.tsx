import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Bar } from '#ui/bar.tsx'
import { BarRows } from '#ui/charts/bar-rows.ts'
import { ChartFigure } from '#ui/charts/chart-figure.ts'

interface ComparisonProps {
  title: string
  rows: readonly {
    key: string
    /** The name of the entry, usually a link. */
    name: ReactNode
    /** What the bar measures, e.g. "6 days". */
    figure: string
    /** Length of the bar relative to the longest one, 0 to 1. */
    share: number
    /** What else is compared, e.g. the price. */
    label: string
  }[]
}

/** The entries of an overview side by side: one measure as a bar and as text, and what else is compared. */
export function Comparison({ title, rows }: ComparisonProps) {
  return (
    <ChartFigure>
      <figcaption>{title}</figcaption>
      <Rows as="ul" role="list">
        {rows.map(({ key, name, figure, share, label }) => (
          <li key={key}>
            <Entry>
              <strong>{name}</strong>
              <small>{label}</small>
            </Entry>
            <Bar share={share} tone="neutral" />
            <span>{figure}</span>
          </li>
        ))}
      </Rows>
    </ChartFigure>
  )
}

/* The label moves below the name where both do not fit. */
const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  column-gap: 0.75rem;
`

/* Links are 24 px high, for fingers. */
const Rows = styled(BarRows)`
  a {
    display: inline-block;
    padding-block: 0.15rem;
  }
`
