import { expect, test } from 'vitest'
import { hourOfDay, inUnit } from '#i18n/measure.ts'

test.each([
  { written: inUnit(2, 'minute', 'en'), expected: '2 min' },
  { written: inUnit(94.5, 'hour', 'en', 'long'), expected: '94.5 hours' },
  { written: inUnit(94.5, 'hour', 'de', 'long'), expected: '94,5 Stunden' },
  { written: inUnit(1, 'day', 'en', 'long'), expected: '1 day' },
  { written: inUnit(9, 'day', 'de', 'long'), expected: '9 Tage' },
  { written: hourOfDay(20, 'en'), expected: '8 PM' },
  { written: hourOfDay(20, 'de'), expected: '20 Uhr' },
])('A measure is written in a language without a line break: $expected', ({ written, expected }) => {
  expect(written).toBe(expected.replaceAll(' ', '\u00A0'))
})
