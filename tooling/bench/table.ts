import { number, verdict, type Measure } from './measure.ts'

/** The figures of each table as Markdown, a row for each page; missed ones bold, those not judged with a `?`. */
export function tables(measures: readonly Measure[]): string {
  return [...Map.groupBy(measures, ({ table }) => table)]
    .map(([title, group]) => `## ${title}\n\n${tableOf(group)}`)
    .join('\n\n')
}

function tableOf(measures: readonly Measure[]): string {
  const columns = Map.groupBy(measures, ({ figure, unit }) => (unit ? `${figure} (${unit})` : figure))
  const rows = [...Map.groupBy(measures, ({ page }) => page)].map(([page, ofPage]) => [
    page,
    ...[...columns.values()].map((column) => cell(ofPage.find((measure) => column.includes(measure)))),
  ])
  const head = ['', ...columns.keys()]
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cell(measure: Measure | undefined): string {
  if (!measure) return ''
  const text = number(measure.value)
  const judged = verdict(measure)
  return judged === 'missed' ? `**${text}**` : judged === 'not judged' ? `${text}?` : text
}
