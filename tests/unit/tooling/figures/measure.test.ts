import { expect, test } from 'vitest'
import { measure } from '../../../../tooling/figures/measure.ts'

const lines = (count: number) => 'x\n'.repeat(count)

test('Files are counted with the middle one, the ninth of ten, and the share above 300 lines', () => {
  const texts = [10, 20, 30, 40, 50, 60, 70, 80, 90, 301].map(lines)
  expect(measure(texts)).toMatchObject({ files: 10, lines: 751, median: 50, p90: 90, long: 0.1 })
})

test('A line is a comment when it holds nothing else; empty lines are not counted', () => {
  const text = [
    '/** A sentence.',
    ' *',
    ' * More. */',
    'const a = 1 // behind code',
    '// one',
    '',
    '  {/* in JSX */}',
    'const pattern = "/* no */"',
  ].join('\n')
  expect(measure([text]).comments).toBeCloseTo(5 / 7)
})

const ts = '@ts'
const disable = 'oxlint-disable'

test.each([
  [`// ${ts}-ignore`, 1],
  [`// ${ts}-expect-error`, 1],
  [`// ${ts}-expect-error: the type is too narrow`, 0],
  [`// ${ts}-expect-error the type is too narrow`, 0],
  [`/* ${disable} no-console */`, 1],
  [`// ${disable}-next-line no-console -- the terminal is its output`, 0],
])('"%s" is a suppression; without a reason: %i', (comment, withoutReason) => {
  expect(measure([`${comment}\ncode()`])).toMatchObject({ suppressions: 1, withoutReason })
})

test('A text that only names a suppression is none', () => {
  expect(measure([`const name = '${ts}-ignore'`]).suppressions).toBe(0)
})

test('Nothing has no figures', () => {
  expect(measure([])).toMatchObject({ files: 0, lines: 0, median: 0, p90: 0, long: 0, comments: 0 })
})
