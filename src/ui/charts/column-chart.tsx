import styled, { keyframes } from 'styled-components'
import { drawnOnce } from './chart-figure.ts'
import { ChartFrame, tableOf, valuesOf, type PlottedChartProps } from './chart.tsx'
import { Plot } from './plot.tsx'
import { placeOn, scaleOf } from './scale.ts'

/** Vertical bars from zero, one group per category, e.g. a distribution or a course over the hours of a day. */
export function ColumnChart({ title, note, data, write, axis, remarks }: PlottedChartProps) {
  const { categories, series } = data
  const scale = scaleOf(valuesOf(data))
  const group = 100 / categories.length
  const width = (group * 0.76) / series.length
  return (
    <ChartFrame title={title} note={note} legend={series.length > 1 ? series : undefined} table={tableOf(data, write)}>
      <Plot
        scale={scale}
        write={write}
        labels={categories}
        spread="columns"
        axis={axis}
        remarks={remarks?.map(({ series: of = 0, at, ...remark }) => ({
          ...remark,
          x: (at + 0.12) * group + (of + 0.46) * width,
          y: 100 - placeOn(scale, series[of]?.values[at] ?? 0),
        }))}
      >
        {series.map(({ name, tone, values }, place) => (
          <Columns key={name} data-tone={tone}>
            {values.map((value = 0, index) => (
              <rect
                key={categories[index]}
                x={(index + 0.12) * group + place * width}
                y={100 - placeOn(scale, value)}
                width={width * 0.92}
                height={placeOn(scale, value)}
              />
            ))}
          </Columns>
        ))}
      </Plot>
    </ChartFrame>
  )
}

const grow = keyframes`
  from { scale: 1 0; }
`

const Columns = styled.g`
  rect {
    fill: var(--mark);
    fill-opacity: var(--fill);
    stroke: var(--mark);
    transform-origin: bottom;
    ${drawnOnce}
    animation-name: ${grow};
  }
`
