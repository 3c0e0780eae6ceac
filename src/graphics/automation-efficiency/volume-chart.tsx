import styled, { keyframes } from 'styled-components'
import { drawnOnce } from '#ui/charts/chart-figure.ts'
import { ChartFrame, tableOf, valuesOf, type ChartProps } from '#ui/charts/chart.tsx'

interface VolumeChartProps extends ChartProps {
  /** How many cases each category has, as the width of its columns. */
  counts: { name: string; values: readonly number[] }
  /** Writes the total of an area, e.g. "21 h"; it is written into the areas of the last series. */
  writeTotal: (total: number) => string
  /** A value and what it is, between the first and the last series of the first category. */
  remark?: readonly [value: string, text: string]
}

/**
 * Columns whose width is a number of cases and whose height is the value of one case, so that their area is the total,
 * e.g. hours. The series lie on each other, the first one at the back.
 */
export function VolumeChart({ title, note, data, write, counts, writeTotal, remark }: VolumeChartProps) {
  const { dimension, categories, series } = data
  const highest = Math.max(...valuesOf(data))
  const all = sum(counts.values)
  const columns = counts.values.map((count, index) => ({
    name: categories[index] ?? '',
    count,
    x: (100 * sum(counts.values.slice(0, index))) / all,
    width: (100 * count) / all,
  }))
  const top = (value: number) => 100 - Math.round((1000 * value) / highest) / 10
  const [back] = series
  const front = series.at(-1)
  const { head, rows } = tableOf(data, write)
  return (
    <ChartFrame
      title={title}
      note={note}
      legend={series}
      table={{
        head: [dimension, counts.name, ...head.slice(1)],
        rows: rows.map(([name = '', ...cells], index) => [name, String(counts.values[index]), ...cells]),
      }}
    >
      <Drawing>
        {series.map(({ name, tone, values }) => (
          <g key={name} data-tone={tone}>
            {columns.map(({ name: category, x, width }, index) => (
              <rect
                key={category}
                x={`${x}%`}
                y={`${top(values[index] ?? 0)}%`}
                width={`${width}%`}
                height={`${100 - top(values[index] ?? 0)}%`}
              />
            ))}
          </g>
        ))}
        {columns.map(({ name, x, width, count }, index) => {
          const value = front?.values[index] ?? 0
          const middle = `${x + width / 2}%`
          return (
            <g key={name} textAnchor="middle">
              <text className="inside" x={middle} y="100%" dy="-0.75em">
                {writeTotal(count * value)}
              </text>
              <text x={`${x}%`} y={`${top(value)}%`} dx="0.5em" dy="-0.5em" textAnchor="start">
                {write(value)}
              </text>
              <text className="count" x={middle} y="100%" dy="1.5em">
                {count}
              </text>
              <text x={middle} y="100%" dy="2.75em">
                {name}
              </text>
            </g>
          )
        })}
        {remark?.map((line, index) => (
          <text
            key={line}
            className={index === 0 ? 'count' : undefined}
            x={`${(columns[0]?.width ?? 0) / 2}%`}
            y={`${(top(back?.values[0] ?? 0) + top(front?.values[0] ?? 0)) / 2}%`}
            dy={`${1.3 * index - 0.3}em`}
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
      </Drawing>
    </ChartFrame>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

const appear = keyframes`
  from { opacity: 0; }
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: clamp(11rem, 20vw, 16rem);
  margin-block: 1.5rem 3.25rem;
  overflow: visible;
  font-size: var(--text-s);

  rect {
    fill: var(--mark);
    fill-opacity: var(--fill);
    stroke: var(--mark);
    stroke-width: 2px;
    ${drawnOnce}
    animation-name: ${appear};
  }

  [data-tone='before'] rect {
    fill-opacity: 0.12;
    stroke-dasharray: 2px 4px;
  }

  text {
    fill: var(--pen);
    font-variant-numeric: tabular-nums;
  }

  .count,
  .inside {
    font-weight: 600;
  }

  .inside {
    fill: var(--on-mark);
  }
`
