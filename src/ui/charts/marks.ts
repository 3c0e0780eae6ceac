/** The row of equal marks that a dashed line draws: `dash` is the length of a mark in a cell of width 1. */
interface Shape {
  /** The place of the first mark's start in its cell. */
  x: number
  y: number
  dash: number
  width: number
  cap: 'round' | 'butt'
}

const shapes = {
  dot: [{ x: 0.5, y: 0.5, dash: 0, width: 0.76, cap: 'round' }],
  small: [{ x: 0.5, y: 0.5, dash: 0, width: 0.38, cap: 'round' }],
  day: [{ x: 0.06, y: 0.8, dash: 0.88, width: 1.5, cap: 'butt' }],
  /** A day that is over, or on which nothing happens. */
  'free-day': [{ x: 0.5, y: 0.8, dash: 0, width: 0.3, cap: 'round' }],
  /** Head and shoulders. */
  person: [
    { x: 0.5, y: 0.45, dash: 0, width: 0.44, cap: 'round' },
    { x: 0.37, y: 1.08, dash: 0.26, width: 0.5, cap: 'round' },
  ],
  'small-person': [
    { x: 0.5, y: 0.6, dash: 0, width: 0.26, cap: 'round' },
    { x: 0.41, y: 1.0, dash: 0.18, width: 0.3, cap: 'round' },
  ],
} as const satisfies Record<string, readonly Shape[]>

export type Mark = keyof typeof shapes

/** The height of a row; a mark is 1 wide. */
export function rowHeight(mark: Mark): number {
  return mark === 'dot' || mark === 'small' ? 1 : 1.6
}

/** The attributes of the paths that draw marks in the cells of a grid from the `first` one on; a row is one dashed line. */
export function markPaths(mark: Mark, count: number, columns: number, first = 0) {
  const height = rowHeight(mark)
  const rows: { column: number; row: number; length: number }[] = []
  for (let cell = first; cell < first + count; cell += rows.at(-1)?.length ?? count) {
    const column = cell % columns
    rows.push({ column, row: Math.floor(cell / columns), length: Math.min(columns - column, first + count - cell) })
  }
  return shapes[mark].map(({ x, y, dash, width, cap }) => ({
    // Slightly too long, so that rounding does not lose the last dash.
    d: rows
      .map(
        ({ column, row, length }) =>
          `M${round(column + x)} ${round(row * height + y)}h${round(length - 1 + dash + (dash ? 0 : 0.01))}`,
      )
      .join(''),
    strokeWidth: width,
    strokeDasharray: `${dash} ${round(1 - dash)}`,
    strokeLinecap: cap,
  }))
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
