import styled, { keyframes } from 'styled-components'
import { drawnOnce } from './chart-figure.ts'
import { ChartFrame, tableOf, valuesOf, type ChartProps } from './chart.tsx'
import { Plot, type Side } from './plot.tsx'
import { placeOn, scaleOf } from './scale.ts'

interface LineChartProps extends ChartProps {
  /** What the horizontal axis counts, below its labels, where they do not say it themselves. */
  axis?: string
  /** Short texts at values, where something happens that the reader should notice. */
  remarks?: readonly Remark[]
}

/** A text at the value of a series (by default the first one) and a category, both as their index. */
interface Remark {
  series?: number
  at: number
  text: string
  side?: Side
}

/** Lines over ordered categories such as months: `before` is dotted, `partial` is dashed, the last point is marked. */
export function LineChart({ title, note, data, write, axis, remarks = [] }: LineChartProps) {
  const { categories, series } = data
  const scale = scaleOf(valuesOf(data))
  const x = (index: number) => Math.round((10_000 * index) / (categories.length - 1)) / 100
  const y = (value = 0) => Math.round(100 * (100 - placeOn(scale, value))) / 100
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} table={tableOf(data, write)}>
      <Plot
        scale={scale}
        write={write}
        labels={categories}
        axis={axis}
        remarks={remarks.map(({ series: of = 0, at, ...remark }) => ({
          ...remark,
          x: x(at),
          y: y(series[of]?.values[at]),
        }))}
      >
        {series.map(({ name, tone, values }, of) => {
          const points = values.flatMap((value, index) => (value === undefined ? [] : [`${x(index)} ${y(value)}`]))
          const marked = [
            points.at(-1),
            ...remarks
              .filter(({ series: remarked = 0 }) => remarked === of)
              .map(({ at }) => `${x(at)} ${y(values[at])}`),
          ]
          return (
            <Line key={name} data-tone={tone}>
              <path d={`M${points.join('L')}`} />
              <path className="point" d={[...new Set(marked)].map((point) => `M${point}h0`).join('')} />
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
