/** Rows of text cells; the first row contains the column titles. */
export type Rows = string[][]

/** The title of the column that is not changed, as an address with an apostrophe is another mailbox; only |, which starts programs, is in none. */
export const addressTitle = 'e-mail'

// A cell begins a formula with any of these characters. Blanks and quotes before it do not count. A telephone number that
// stands alone would lose its zeros.
const cellStart = /^(?=["\s]*[=+\-@＝＋－＠]|0\d+$)/

/** Puts an apostrophe before everything in a row that a spreadsheet would calculate or shorten, apart from its address. */
export function withoutFormulas([titles = [], ...rows]: Rows): Rows {
  const harmless = rows.map((row) =>
    row.map((cell, column) =>
      titles[column] === addressTitle && !cell.includes('|') ? cell : cell.replace(cellStart, "'"),
    ),
  )
  return [titles, ...harmless]
}

/** Formats each row as a block of its own, one line for each column, and counts them at the end. */
export function toBlocks(title: string, [titles = [], ...rows]: Rows): string {
  const width = Math.max(...titles.map((name) => name.length)) + 2
  const blocks = rows.map((row) =>
    titles.map((name, column) => `${name.padEnd(width)}${forTerminal(row[column] ?? '', width)}\n`).join(''),
  )
  return [...blocks, `${title}: ${rows.length}\n`].join('\n')
}

/** Visitors' text must not contain terminal control sequences or change the text direction; its lines are indented. */
function forTerminal(text: string, width: number): string {
  return text
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('\n', `\n${' '.repeat(width)}`)
}
