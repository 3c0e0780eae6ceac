import { Fragment } from 'react'
import styled from 'styled-components'
import { Bar } from '../bar.tsx'
import { BarRows } from './bar-rows.ts'
import { ChartFrame, tableOf, valuesOf, type ChartProps } from './chart.tsx'

interface BarChartProps extends ChartProps {
  /** Divides the bars by a line at each multiple of this value, e.g. working days of eight hours. */
  every?: number
}

/** Horizontal bars from zero, one group per category, each bar with its value as text. */
export function BarChart({ title, note, data, write, every }: BarChartProps) {
  const { categories, series } = data
  const longest = Math.max(...valuesOf(data))
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} table={tableOf(data, write)}>
      <BarRows>
        {categories.map((category, index) => (
          <div key={category}>
            {categories.length > 1 && <strong>{category}</strong>}
            {series.map(({ name, tone, values }) => (
              <Fragment key={name}>
                <Bar share={(values[index] ?? 0) / longest} tone={tone}>
                  {every && <Line d={linesEvery(every, longest)} />}
                </Bar>
                <span>{write(values[index] ?? 0)}</span>
              </Fragment>
            ))}
          </div>
        ))}
      </BarRows>
    </ChartFrame>
  )
}

function linesEvery(step: number, longest: number): string {
  return Array.from(
    { length: Math.floor(longest / step) },
    (_, index) => `M${(100 * step * (index + 1)) / longest} 0v4`,
  ).join('')
}

const Line = styled.path`
  stroke: var(--line-strong);
  vector-effect: non-scaling-stroke;
`
