/** Rows of text cells; the first row contains the column titles. */
export type Rows = string[][]

/**
 * Puts an apostrophe before every character that would begin a formula: at the start of the cell, and after a semicolon,
 * a tab or a line break, because a spreadsheet that splits at those does not see the quotes around the cell. Spaces and
 * quotes before the character do not count.
 */
function withoutFormulas(cell: string): string {
  return cell.replaceAll(/(^|[;\t\r\n])((?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
}

/** Formats rows as CSV (RFC 4180) in which no spreadsheet finds a formula, whether it splits at commas or semicolons. */
export function toCsv(rows: Rows): string {
  const field = (cell: string): string => {
    const safe = withoutFormulas(cell)
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
const markOrInvisible = /[\p{M}\p{Cf}]/u

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += markOrInvisible.test(character) ? 0 : wide.test(character) ? 2 : 1
  return width
}

// Visitors' text must not contain terminal control sequences or change the text direction.
function forTerminal(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(/\p{Bidi_Control}/gu, '')
}

function wrap(text: string, width: number): string[] {
  return forTerminal(text)
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = []
      let current = ''
      for (const word of line.split(/(?<= )/)) {
        for (const piece of widthOf(word) > width ? word : [word]) {
          if (widthOf(current + piece.trimEnd()) > width) {
            lines.push(current)
            current = ''
          }
          current += piece
        }
      }
      return [...lines, current]
    })
    .map((line) => line.trimEnd())
}

const gap = '  '
const widestColumn = 34
const narrowestLastColumn = 20

// As wide as the content, up to a limit; the last column takes the remaining width.
function columnWidths(rows: Rows, terminalWidth: number): number[] {
  const contents = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? '').split('\n').map(widthOf))),
  )
  const widths = contents.slice(0, -1).map((width) => Math.min(widestColumn, width))
  const left = widths.reduce((rest, width) => rest - width - gap.length, terminalWidth)
  return [...widths, Math.min(contents.at(-1) ?? 0, Math.max(narrowestLastColumn, left))]
}

function printRow(row: string[], widths: number[]): string[] {
  const cells = widths.map((width, column) => ({ width, lines: wrap(row[column] ?? '', width) }))
  const height = Math.max(...cells.map(({ lines }) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map(({ width, lines }) => {
        const text = lines[line] ?? ''
        return text + ' '.repeat(Math.max(0, width - widthOf(text)))
      })
      .join(gap)
      .trimEnd(),
  )
}

/** Formats rows as a table for a terminal of the given width; long cells wrap. */
export function toTable(rows: Rows, terminalWidth: number): string {
  const widths = columnWidths(rows, terminalWidth)
  const [titles = [], ...body] = rows
  const rule = widths.map((width) => '-'.repeat(width)).join(gap)
  return [...printRow(titles, widths), rule, ...body.flatMap((row) => printRow(row, widths)), ''].join('\n')
}
