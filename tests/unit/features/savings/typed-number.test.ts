import { expect, test } from 'vitest'
import { localNumber, plainNumber } from '#features/savings/typed-number.ts'
import { locales } from '#locale/locales.ts'

const inAll = (text: string) => locales.map((locale) => plainNumber(text, locale))
const inBoth = (text: string, read: typeof plainNumber) => (['en', 'de'] as const).map((locale) => read(text, locale))

const same =
  '12,5 → 12.5|12.5 → 12.5|12, → 12|,5 → 0.5|0,125 → 0.125|1,234.5 → 1234.5|1.234,5 → 1234.5|1.234.567 → 1234567'
const spaced = ' 1 200  → 1200|1’200 → 1200|−5 → -5|1e2 → 100'
const none = '| |-|,|1.2.3|1,5.2,1|1 2|12,34,567|three|Infinity|NaN'

test.each([same, spaced, none].flatMap((list) => list.split('|')))('"%s" in every language', (line) => {
  const [typed = '', plain = typed] = line.split(' → ')
  expect(inAll(typed)).toEqual(locales.map(() => plain))
})

test('A thousand has the separator of the language; with that of the other one it may be one, and is no number', () => {
  expect([inBoth('1,000', plainNumber), inBoth('12.000', plainNumber)]).toEqual([
    ['1000', '1,000'],
    ['12.000', '12000'],
  ])
})

test('A field shows a number with the decimal sign of the language, and other text as typed', () => {
  expect([inBoth('12.5', localNumber), inBoth('1.000', localNumber)]).toEqual([
    ['12.5', '12,5'],
    ['1.000', '1.000'],
  ])
})
