import { Fragment } from 'react'
import styled from 'styled-components'
import { Bar } from '../bar.tsx'
import { ChartFrame, type Tone } from './chart.tsx'

interface BarChartProps {
  title: string
  bars: readonly { name: string; tone: Tone; value: number }[]
  /** Writes a value with its unit in the language of the page, e.g. "12 hours". */
  write: (value: number) => string
}

/** Horizontal bars from zero, each with its value as text. */
export function BarChart({ title, bars, write }: BarChartProps) {
  const longest = Math.max(...bars.map(({ value }) => value))
  const told = bars.map(({ name, value }) => `${name} (${write(value)})`).join(', ')
  return (
    <ChartFrame title={title} legend={bars} told={told}>
      <Rows>
        {bars.map(({ tone, value }) => (
          <Fragment key={tone}>
            <Bar share={value / longest} tone={tone} />
            <span>{write(value)}</span>
          </Fragment>
        ))}
      </Rows>
    </ChartFrame>
  )
}

/* One column for all figures, so that all bars have the same scale. */
const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.3rem 0.75rem;
  align-items: center;
  line-height: 1.35;

  span {
    text-align: right;
  }
`
