import type { Tone } from './chart.tsx'
import { cells, markPaths, rowHeight, type Mark } from './marks.ts'

interface UnitGridProps {
  columns: number
  /** The marks in their order, row by row from the top left; all have the same row height. */
  groups: readonly { tone: Tone; mark: Mark; count: number }[]
}

/** A quantity as one mark for each unit, e.g. 100 persons. A drawing for the frame of a chart. */
export function UnitGrid({ columns, groups }: UnitGridProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const height = Math.max(...groups.map(({ mark }) => rowHeight(mark)))
  return (
    <svg viewBox={`0 0 ${columns} ${Math.ceil(total / columns) * height}`}>
      {groups.map(({ tone, mark, count }, index) => {
        const first = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0)
        return (
          <g key={tone} data-tone={tone}>
            {markPaths(mark, cells(count, columns, first)).map((path) => (
              <path key={path.d} {...path} />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
