import { areas, type measureAreas } from './areas.ts'
import type { Figures } from './measure.ts'

const start = '<!-- npm run figures -- --write -->'
const end = '<!-- end -->'

/** The figures of the repository as rows of a Markdown table: a name, then a value for each area. */
export function table(measured: ReturnType<typeof measureAreas>): string {
  const row = (name: string, value: (figures: Figures) => string) =>
    `| ${name} | ${areas.map((area) => value(measured[area])).join(' | ')} |`
  const { src, tooling, tests } = measured
  return [
    `| | ${areas.map((area) => `\`${area}\``).join(' | ')} |`,
    '|---|---|---|---|',
    row('files', ({ files }) => `${files}`),
    row('lines', ({ lines }) => `${lines}`),
    row('median', ({ median }) => `${median}`),
    row('nine of ten have at most', ({ p90 }) => `${p90}`),
    row('over 300 lines', ({ long }) => percent(long)),
    row('comments', ({ comments }) => percent(comments)),
    row('suppressions', ({ suppressions }) => `${suppressions}`),
    row('of them without a reason', ({ withoutReason }) => `${withoutReason}`),
    `| lines of tests per line of src and tooling | | | ${(tests.lines / (src.lines + tooling.lines)).toFixed(2)} |`,
  ].join('\n')
}

/** Puts the table between the marks of a document. Throws where there are none. */
export function withTable(document: string, rows: string): string {
  const [before, after] = partsOf(document)
  return `${before}${start}\n\n${rows}\n\n${end}${after}`
}

/**
 * What a document's table says that is no longer so: a figure is old when it is off by more than a tenth and by more
 * than 2 (0.1 of a fraction), so that not every commit makes it so.
 */
export function outdated(document: string, rows: string): string[] {
  const [, , written] = partsOf(document)
  const now = rows.split('\n').map(numbers)
  return written
    .trim()
    .split('\n')
    .flatMap((line, index) => {
      const before = numbers(line)
      const after = now[index] ?? []
      const same = before.length === after.length && before.every((value, column) => isNear(value, after[column]))
      return same ? [] : [`${line} is now ${rows.split('\n')[index] ?? 'gone'}`]
    })
}

function partsOf(document: string): [before: string, after: string, written: string] {
  const [before, rest] = document.split(start)
  const [written, after] = rest?.split(end) ?? []
  if (before === undefined || written === undefined || after === undefined)
    throw new Error(`The document has no place for the figures between ${start} and ${end}.`)
  return [before, after, written]
}

function numbers(line: string): number[] {
  return [...line.matchAll(/(?<=\| )\d+(?:\.\d+)?/g)].map(([value]) => Number(value))
}

function isNear(before: number, after = Infinity): boolean {
  const least = Number.isInteger(before) ? 2 : 0.1
  return Math.abs(before - after) <= Math.max(before / 10, least)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
