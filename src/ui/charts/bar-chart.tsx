import styled, { keyframes } from 'styled-components'
import { ChartFrame, drawnOnce, tableOf, type ChartProps } from './chart.tsx'

/** Horizontal bars from zero, one group per category, each bar with its value as text. */
export function BarChart({ title, note, data, write }: ChartProps) {
  const { categories, series } = data
  const longest = Math.max(...series.flatMap(({ values }) => values))
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} table={tableOf(data, write)}>
      <Groups>
        {categories.map((category, index) => (
          <div key={category}>
            <b>{category}</b>
            {series.map(({ name, tone, values }) => (
              <Row key={name} data-tone={tone}>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" focusable="false">
                  <rect width={Math.max(0.6, Math.round((1000 * (values[index] ?? 0)) / longest) / 10)} height="4" />
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
  }

  rect {
    fill: var(--mark);
    stroke: var(--mark);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
    transform-origin: left;
    ${drawnOnce}
    animation-name: ${grow};
  }

  &[data-tone='before'] rect {
    fill-opacity: 0.25;
  }

  span {
    text-align: right;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }

  @media print {
    rect {
      fill-opacity: 0.25;
    }
    &[data-tone='before'] rect {
      fill: none;
    }
  }
`
