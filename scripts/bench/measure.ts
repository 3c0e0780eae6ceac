/** A measured value with its budget. */
export interface Measure {
  /** Heading of the table in which it is printed. */
  table: string
  /** Row of the table, e.g. `/contact` or the name of an interaction. */
  row: string
  /** Column of the table, with its unit. */
  figure: string
  value: number
  budget?: { atMost: number } | { atLeast: number }
  /** Printed with a missed budget: where to look. */
  details?: readonly string[]
}

/** Whether a value exceeds its budget. */
export function isMissed({ value, budget }: Measure): boolean {
  if (!budget) return false
  return 'atMost' in budget ? value > budget.atMost : value < budget.atLeast
}

/** A missed budget in one line. */
export function missedLine({ table, row, figure, value, budget, details = [] }: Measure): string {
  const limit = budget && ('atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`)
  return [`${table}, ${row}: ${figure} is ${rounded(value)}, budget ${limit}`, ...details].join('; ')
}

/** The middle value; of an even number of values the mean of the two in the middle. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('no values to take the median of')
  return (low + high) / 2
}

/** All measures as Markdown tables, one row per page or interaction; missed budgets are bold. */
export function report(measures: readonly Measure[]): string {
  return [...Map.groupBy(measures, ({ table }) => table)]
    .map(([title, group]) => {
      const figures = [...new Set(group.map(({ figure }) => figure))]
      const rows = [...Map.groupBy(group, ({ row }) => row)].map(([row, ofRow]) => [
        row,
        ...figures.map((figure) => cell(ofRow.find((measure) => measure.figure === figure))),
      ])
      const lines = [['', ...figures], ['---', ...figures.map(() => '---:')], ...rows]
      return `## ${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
    })
    .join('\n')
}

function cell(measure: Measure | undefined): string {
  if (!measure) return ''
  return isMissed(measure) ? `**${rounded(measure.value)}**` : rounded(measure.value)
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(value >= 1000 ? 4 : 3)))
}
