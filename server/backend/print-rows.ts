/** Rows of text cells; the first row contains the column titles. */
export type Rows = AsyncIterable<string[]>

/** The title of the column that is not changed, as an address with an apostrophe is another mailbox; only |, which starts programs, is in none. */
export const addressTitle = 'e-mail'

// A cell begins a formula with any of these characters. Blanks and quotes before it do not count.
const cellStart = /^(?=["\s]*[=+\-@＝＋－＠])/
// A spreadsheet that splits at another separator sees more starts of cells. Only = and @ begin a formula there, and a sign before a
// function or a program: the lines of a list and phone numbers stay as they are.
const innerStart = /(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]["\s]*)(?=[=@＝＠]|[+\-＋－][^,;\t\r\n]*[|(])/g

/** Puts an apostrophe before everything in a row that a spreadsheet would calculate, apart from its address. */
export async function* withoutFormulas(rows: Rows): Rows {
  let titles: string[] | undefined
  for await (const row of rows) {
    titles ??= row
    yield row.map((cell, column) =>
      titles?.[column] === addressTitle && !cell.includes('|')
        ? cell
        : cell.replace(cellStart, "'").replaceAll(innerStart, "'"),
    )
  }
}

/** Formats each row as a block of its own, one line for each column, and counts them at the end. */
export async function* toBlocks(title: string, rows: Rows): AsyncGenerator<string> {
  let titles: string[] | undefined
  let count = -1
  for await (const row of rows) {
    count += 1
    titles ??= row
    const width = Math.max(...titles.map((name) => name.length)) + 2
    const line = (name: string, column: number) => `${name.padEnd(width)}${forTerminal(row[column] ?? '', width)}\n`
    if (row !== titles) yield `${titles.map(line).join('')}\n`
  }
  yield `${title}: ${count}\n`
}

/** Visitors' text must not contain terminal control sequences or change the text direction; its lines are indented. */
function forTerminal(text: string, width: number): string {
  return text
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('\n', `\n${' '.repeat(width)}`)
}
