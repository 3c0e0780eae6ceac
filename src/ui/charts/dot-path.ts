/** The path of dots in the cells of a grid from the `first` one on: a row is one line, whose dashes are the dots. */
export function dotPath(count: number, columns: number, first = 0): string {
  const rows: string[] = []
  for (let cell = first; cell < first + count;) {
    const column = cell % columns
    const length = Math.min(columns - column, first + count - cell)
    // Slightly too long, so that rounding does not lose the last dot.
    rows.push(`M${column + 0.5} ${Math.floor(cell / columns) + 0.5}h${length - 1}.01`)
    cell += length
  }
  return rows.join('')
}
