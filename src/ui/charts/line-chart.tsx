import styled from 'styled-components'
import { ChartFrame, type ChartProps } from './chart.tsx'
import { labelsThatFit, ticksOf } from './scale.ts'

interface LineChartProps extends ChartProps {
  /** What is read instead of the drawing. */
  told: string
  /** Writes a value with its unit in the language of the page, e.g. "12 hours". */
  write: (value: number) => string
  /** What the horizontal axis counts, below its labels. */
  axis: string
}

/**
 * Lines over ordered categories such as months: `before` is dotted, `partial` is dashed, the last point is marked. Labels
 * are HTML, so that they keep their size when the plot shrinks.
 */
export function LineChart({ title, note, data, told, write, axis }: LineChartProps) {
  const { categories, series } = data
  const ticks = ticksOf(series.flatMap(({ values }) => values.flatMap((value) => value ?? [])))
  // In a square of 100 by 100 that is stretched to the plot; y points down.
  const x = (index: number) => Math.round((10_000 * index) / (categories.length - 1)) / 100
  const y = (value: number) => Math.round(100 * (100 - (100 * value) / (ticks.at(-1) || 1))) / 100
  return (
    <ChartFrame title={title} note={note} legend={series} told={told}>
      <Plot>
        <Ticks>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{write(tick)}</span>
          ))}
        </Ticks>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {ticks.map((tick) => (
            <path key={tick} className="grid" d={`M0 ${y(tick)}h100`} />
          ))}
          {series.map(({ tone, values }) => {
            const points = values.flatMap((value, index) => (value === undefined ? [] : [`${x(index)} ${y(value)}`]))
            return (
              <Line key={tone} data-tone={tone}>
                <path d={`M${points.join('L')}`} />
                <path className="point" d={`M${points.at(-1)}h0`} />
              </Line>
            )
          })}
        </svg>
        <Labels>
          {labelsThatFit(categories).map(({ label, minor }, index) => (
            <span key={index} data-minor={minor ? '' : undefined}>
              {label}
            </span>
          ))}
        </Labels>
        <Axis>{axis}</Axis>
      </Plot>
    </ChartFrame>
  )
}

const Line = styled.g`
  path {
    fill: none;
    stroke: var(--mark);
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  &[data-tone='before'] path:first-child {
    stroke-dasharray: 1px 7px;
  }

  &[data-tone='partial'] path:first-child {
    stroke-dasharray: 7px 8px;
  }

  /* A line of no length with round ends is a circle that does not stretch with the plot. */
  .point {
    stroke-width: 11px;
  }
`

const Plot = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr);
  gap: 0.5rem 0.6rem;
  height: clamp(13rem, 24vw, 18rem);
  padding-top: 0.6rem;
  container-type: inline-size;
  line-height: 1.2;
  color: var(--ink-soft);

  > svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .grid {
    stroke: var(--line);
  }

  .grid:first-child {
    stroke: var(--line-strong);
  }
`

const Ticks = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  white-space: nowrap;

  /* The middle of each label is on its line. */
  span {
    line-height: 0;
  }
`

const Labels = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;

  /* Labels without width are centered on their point; the outer two hang over the edge a little. */
  span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
  @container (max-width: 16rem) {
    [data-minor] {
      visibility: hidden;
    }
  }
  span:first-child {
    justify-content: start;
    translate: -0.6rem;
  }
  span:last-child {
    justify-content: end;
    translate: 0.6rem;
  }
`

const Axis = styled.p`
  grid-column: 2;
  text-align: right;
`
