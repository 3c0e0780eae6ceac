import styled, { keyframes } from 'styled-components'
import { drawnOnce } from './chart-figure.ts'
import { ChartFrame, tableOf, valuesOf, type ChartProps } from './chart.tsx'
import { markArea } from '../tones.ts'

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
      <Groups>
        {categories.map((category, index) => (
          <div key={category}>
            {categories.length > 1 && <b>{category}</b>}
            {series.map(({ name, tone, values }) => (
              <Row key={name} data-tone={tone}>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none">
                  <rect width={Math.max(0.6, Math.round((1000 * (values[index] ?? 0)) / longest) / 10)} height="4" />
                  {every && <path d={linesEvery(every, longest)} />}
                </svg>
                <span>{write(values[index] ?? 0)}</span>
              </Row>
            ))}
          </div>
        ))}
      </Groups>
    </ChartFrame>
  )
}

function linesEvery(step: number, longest: number): string {
  return Array.from(
    { length: Math.floor(longest / step) },
    (_, index) => `M${(100 * step * (index + 1)) / longest} 0v4`,
  ).join('')
}

const grow = keyframes`
  from { scale: 0 1; }
`

/* One column for all values, so that all bars have the same scale. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1rem 0.75rem;
  font-size: var(--text-s);
  line-height: 1.35;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: 0.3rem;
  }

  b {
    grid-column: 1 / -1;
    font-weight: 600;
  }
`

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;

  svg {
    width: 100%;
    height: 0.9rem;
    overflow: visible;
  }

  path {
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }

  rect {
    ${markArea}
    stroke-width: 3px;
    transform-origin: left;
    ${drawnOnce}
    animation-name: ${grow};
  }

  span {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
