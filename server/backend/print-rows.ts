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

/** Formats each row as a block of its own, one line for each column; the first row contains the titles. */
export function toBlocks([titles = [], ...rows]: Rows): string {
  const width = Math.max(...titles.map((title) => title.length)) + 2
  const line = (cell: string, column: number) => `${(titles[column] ?? '').padEnd(width)}${forTerminal(cell, width)}`
  return rows.map((row) => `${row.map(line).join('\n')}\n`).join('\n')
}

/** Visitors' text must not contain terminal control sequences or change the text direction; its lines are indented. */
function forTerminal(text: string, width: number): string {
  return text
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('\n', `\n${' '.repeat(width)}`)
}
