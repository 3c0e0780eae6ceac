import { beforeEach, expect, test, vi } from 'vitest'
import { formatLanguages, formatList, formatMoney, formatQuantity, quantityParts } from '#locale/format.ts'
import { formatClock, formatClockRange, formatDate, formatElapsed } from '#locale/times.ts'
import { regions } from '#locale/locales.ts'
import { count, days, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'

beforeEach(() => {
  vi.spyOn(regions, 'en', 'get').mockReturnValue('US')
  vi.spyOn(regions, 'de', 'get').mockReturnValue('DE')
})

test('A language has the notation of its region', () => {
  vi.spyOn(regions, 'de', 'get').mockReturnValue('CH')
  vi.spyOn(regions, 'en', 'get').mockReturnValue('GB')
  expect(formatMoney(2999, 'CHF', 'de')).toBe("CHF\u00A02'999")
  expect(formatDate(new Date('2026-11-29T12:00Z'), 'en', { dateStyle: 'long' })).toBe('29 November 2026')
  expect(formatClock(13 * 60, 'en')).toBe('13:00')
})

test.each<[Quantity, en: string, de: string]>([
  [percent(98), '98%', '98 %'],
  [percent(-57, { change: true }), '−57%', '−57 %'],
  [count(7, { change: true }), '+7', '+7'],
  [count(1000, { atLeast: true }), '1000+', '1000+'],
  [count(10_000, { atLeast: true, compact: true }), '10K+', '10.000+'],
  [count(9000), '9,000', '9.000'],
  [count(78, { of: 80 }), '78/80', '78/80'],
  [times(2.3), '2.3x', '2,3×'],
  [minutes(2), '2 min', '2 Min.'],
  [hours(94.5), '94.5 hr', '94,5 Std.'],
  [{ value: 148_000, unit: 'money', currency: 'CHF' }, 'CHF 148,000', '148.000 CHF'],
  [{ value: 2999, unit: 'money', currency: 'EUR' }, '€2,999', '2.999 €'],
])('%o is %s in English and %s in German, without a line break', (quantity, en, de) => {
  const unbroken = (written: string) => written.replaceAll(' ', '\u00A0')
  expect(formatQuantity(quantity, 'de')).toBe(unbroken(de))
  expect(formatQuantity(quantity, 'en')).toBe(unbroken(en))
})

test.each([
  [days(1), { number: '1', unit: ' day' }, { number: '1', unit: ' Tag' }],
  [days(9), { number: '9', unit: ' days' }, { number: '9', unit: ' Tage' }],
  [percent(34), { number: '34', unit: '%' }, { number: '34', unit: ' %' }],
])('%o has its number and its unit apart', (quantity, en, de) => {
  const spaced = ({ number, unit }: { number: string; unit: string }) => ({ number, unit: unit.replace(' ', '\u00A0') })
  expect(quantityParts(quantity, 'en', 'long')).toEqual(spaced(en))
  expect(quantityParts(quantity, 'de', 'long')).toEqual(spaced(de))
})

test('Times of a day have the clock of the language', () => {
  expect([formatClock(9 * 60, 'en'), formatClock(13 * 60 + 30, 'en')]).toEqual(['9\u00A0a.m.', '1:30\u00A0p.m.'])
  expect([formatClock(9 * 60, 'de'), formatClock(13 * 60 + 30, 'de')]).toEqual(['9\u00A0Uhr', '13:30\u00A0Uhr'])
  expect(formatClockRange(30, 12 * 60 + 45, 'en')).toBe('12:30 AM-12:45 PM')
  expect(formatClockRange(9 * 60, 17 * 60, 'de')).toBe('9–17\u00A0Uhr')
})

test('Times that are counted have two places after the colon', () => {
  expect([0, 66, 90].map(formatElapsed)).toEqual(['0:00', '1:06', '1:30'])
})

test('Money has cents only where they are asked for', () => {
  expect(formatMoney(38.4, 'EUR', 'en')).toBe('€38')
  expect(formatMoney(38.4, 'EUR', 'de', 'always')).toBe('38,40\u00A0€')
  expect([formatMoney(46, 'USD', 'en', 'ifAny'), formatMoney(46.5, 'USD', 'en', 'ifAny')]).toEqual(['$46', '$46.50'])
})

test('Lists have the notation of the language', () => {
  expect(formatList(['A', 'B', 'C'], 'de')).toBe('A, B und C')
  expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B and C')
  expect(formatLanguages(['de', 'en'], 'de')).toBe('Deutsch und Englisch')
})

test('A format is made once, because that takes long on a phone', () => {
  const made = vi.spyOn(Intl, 'ListFormat')
  for (const items of [['A'], ['B'], ['C']]) formatList(items, 'en')
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
})
