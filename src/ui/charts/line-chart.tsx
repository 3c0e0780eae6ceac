import styled, { keyframes } from 'styled-components'
import { ChartFrame, drawnOnce, tableOf, type ChartProps } from './chart.tsx'
import { Plot } from './plot.tsx'
import { placeOn, scaleOf } from './scale.ts'

interface LineChartProps extends ChartProps {
  /** A scale from zero is the default; without it small changes of large values become visible. */
  fromZero?: boolean
}

/** Lines over ordered categories such as months: `before` is dashed, the last point of each line is marked. */
export function LineChart({ title, note, data, write, fromZero = true }: LineChartProps) {
  const { categories, series } = data
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    { fromZero },
  )
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} table={tableOf(data, write)}>
      <Plot scale={scale} write={write} labels={categories} spread="edges">
        {series.map(({ name, tone, values }) => {
          const points = values.map(
            (value, index) =>
              `${Math.round((10_000 * index) / (categories.length - 1)) / 100} ${100 - placeOn(scale, value)}`,
          )
          return (
            <Line key={name} data-tone={tone}>
              <path d={`M${points.join('L')}`} />
              <path className="point" d={`M${points.at(-1)}h0`} />
            </Line>
          )
        })}
      </Plot>
    </ChartFrame>
  )
}

const appear = keyframes`
  from { clip-path: inset(-10% 100% -10% -10%); }
  to { clip-path: inset(-10%); }
`

const Line = styled.g`
  ${drawnOnce}
  animation-name: ${appear};

  path {
    fill: none;
    stroke: var(--mark);
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  &[data-tone='before'] path {
    stroke-dasharray: 1px 7px;
  }

  /* A line of no length with round ends is a circle that does not stretch with the plot. */
  .point {
    stroke-width: 11px;
  }
`
