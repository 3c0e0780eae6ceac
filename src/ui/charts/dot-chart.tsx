import styled, { keyframes } from 'styled-components'
import { drawnOnce } from './chart-figure.ts'
import { ChartFrame, tableOf, valuesOf, type ChartProps } from './chart.tsx'
import { placeOn, scaleOf } from './scale.ts'

/** One line per category with a dot for each series, e.g. a value before and after, connected by their difference. */
export function DotChart({ title, note, data, write }: ChartProps) {
  const { categories, series } = data
  const scale = scaleOf(valuesOf(data))
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} table={tableOf(data, write)}>
      <Rows>
        {categories.map((category, index) => {
          const places = series.map(({ values }) => placeOn(scale, values[index] ?? 0))
          return (
            <div key={category}>
              <p>
                <b>{category}</b>
                <span>{series.map(({ values }) => write(values[index] ?? 0)).join(' → ')}</span>
              </p>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                <path className="axis" d="M0 5h100" />
                <path className="change" d={`M${Math.min(...places)} 5H${Math.max(...places)}`} />
                {series.map(({ name, tone }, at) => (
                  <path key={name} className="dot" data-tone={tone} d={`M${places[at]} 5h0`} />
                ))}
              </svg>
            </div>
          )
        })}
      </Rows>
    </ChartFrame>
  )
}

const grow = keyframes`
  from { opacity: 0; }
`

const Rows = styled.div`
  display: grid;
  gap: 1.1rem;
  font-size: var(--text-s);
  line-height: 1.35;

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
  }

  b {
    font-weight: 600;
  }

  span {
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }

  svg {
    width: calc(100% - 1rem);
    height: 1.25rem;
    margin: 0.2rem 0.5rem 0;
    overflow: visible;
  }

  path {
    vector-effect: non-scaling-stroke;
    fill: none;
    stroke-linecap: round;
  }

  .axis {
    stroke: var(--line-strong);
  }

  .change {
    stroke: var(--ink-soft);
    stroke-width: 3px;
    ${drawnOnce}
    animation-name: ${grow};
  }

  .dot {
    stroke: var(--mark);
    stroke-width: 13px;
  }
`
