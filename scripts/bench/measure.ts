/** A measured value with its budget. */
export interface Measure {
  /** Heading of the table in which it is printed. */
  table: string
  /** Row of the table, e.g. `/contact` or the name of an interaction. */
  row: string
  /** Column of the table, with its unit. */
  figure: string
  value: number
  budget?: { atMost: number } | { atLeast: number } | undefined
}

/** A missed budget in one line; undefined for a value without a budget or within it. */
export function missedLine({ table, row, figure, value, budget }: Measure): string | undefined {
  if (!budget || ('atMost' in budget ? value <= budget.atMost : value >= budget.atLeast)) return undefined
  const limit = 'atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`
  return `${table}, ${row}: ${figure} is ${rounded(value)}, budget ${limit}`
}

/** The middle value; of an even number of values the mean of the two in the middle. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('no values to take the median of')
  return (low + high) / 2
}

/** Prints measures as tables, one row per page or interaction. */
export function printTables(measures: readonly Measure[]): void {
  for (const [title, group] of Map.groupBy(measures, ({ table }) => table)) {
    const rows = [...Map.groupBy(group, ({ row }) => row)].map(([row, cells]) => [
      row,
      Object.fromEntries(cells.map(({ figure, value }) => [figure, rounded(value)])),
    ])
    console.log(title)
    console.table(Object.fromEntries(rows))
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 4 : 3))
}
