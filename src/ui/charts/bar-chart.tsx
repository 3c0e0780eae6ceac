import { Fragment } from 'react'
import styled from 'styled-components'
import { Bar } from '../bar.tsx'
import { ChartFrame, rangesOf, valuesOf, type ChartProps } from './chart.tsx'

/** Horizontal bars from zero, one group per category, each bar with its value as text. */
export function BarChart({ title, note, data, write }: ChartProps) {
  const { categories, series } = data
  const longest = Math.max(...valuesOf(data))
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} told={rangesOf(data, write)}>
      <Rows>
        {categories.map((category, index) => (
          <div key={index}>
            {categories.length > 1 && <strong>{category}</strong>}
            {series.map(({ tone, values }) => (
              <Fragment key={tone}>
                <Bar share={(values[index] ?? 0) / longest} tone={tone} />
                <span>{write(values[index] ?? 0)}</span>
              </Fragment>
            ))}
          </div>
        ))}
      </Rows>
    </ChartFrame>
  )
}

/* One column for all figures, so that all bars have the same scale. */
const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.85rem 0.75rem;
  line-height: 1.35;

  > * {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    row-gap: 0.3rem;
  }

  strong {
    grid-column: 1 / -1;
    font-weight: 600;
  }

  span {
    text-align: right;
  }
`
