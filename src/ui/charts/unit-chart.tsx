import styled from 'styled-components'
import { ChartFrame, type ChartProps } from './chart.tsx'
import { markArea } from '../tones.ts'

interface UnitChartProps extends ChartProps {
  /** How much stands on one line: a number of units, or the sum of their sizes. */
  across: number
  /** The size of one unit in each category, e.g. its cost; by default 1. */
  sizes?: readonly number[]
  /** One line per category that adds up its units. */
  summaries: readonly string[]
}

/** One block per unit, e.g. per request, colored by its series, so that counts can be seen and compared. */
export function UnitChart({ title, note, data, across, sizes, summaries }: UnitChartProps) {
  const { categories, series } = data
  const told = categories.map((category, row) => `${category} (${summaries[row]})`).join(', ')
  return (
    <ChartFrame title={title} note={note} legend={series} told={told}>
      <Rows>
        {categories.map((category, row) => {
          const size = sizes?.[row] ?? 1
          const perLine = Math.floor(across / size)
          const gap = across / 70
          const counts = series.map(({ values }) => values[row] ?? 0)
          const sumOf = (some: readonly number[]) => some.reduce((sum, count) => sum + count, 0)
          const lines = sizes ? 1 : Math.ceil(sumOf(counts) / perLine)
          return (
            <div key={row}>
              <p>
                <b>{category}</b>
                <span>{summaries[row]}</span>
              </p>
              <svg
                viewBox={`0 0 ${across - gap} ${sizes ? 1 : lines - gap}`}
                preserveAspectRatio={sizes && 'none'}
                data-line={sizes && ''}
              >
                {series.map(({ tone }, at) => (
                  <path
                    key={tone}
                    data-tone={tone}
                    d={Array.from({ length: counts[at] ?? 0 }, (_, index) => {
                      const place = sumOf(counts.slice(0, at)) + index
                      const x = (place % perLine) * size
                      const y = Math.floor(place / perLine)
                      return `M${x} ${y}h${size - gap}v${sizes ? 1 : 1 - gap}h${gap - size}z`
                    }).join('')}
                  />
                ))}
              </svg>
            </div>
          )
        })}
      </Rows>
    </ChartFrame>
  )
}

const Rows = styled.div`
  display: grid;
  gap: 1.1rem;
  line-height: 1.35;

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    margin-bottom: 0.4rem;
  }

  span {
    color: var(--ink-soft);
  }

  svg {
    width: 100%;
    overflow: visible;
  }

  [data-line] {
    height: clamp(2.75rem, 5vw, 4rem);
  }

  path {
    ${markArea}
    stroke-width: 1.5px;
  }
`
