import { expect, it } from 'vitest'
import { writtenValue } from '#i18n/written-value.ts'

it.each([
  [1, 'day', '1 day', '1 Tag'],
  [9, 'day', '9 days', '9 Tage'],
  [92, 'minute', '92 minutes', '92 Minuten'],
  [34, 'percent', '34%', '34\u00A0%'],
  [1410, undefined, '1,410', '1.410'],
])('writes %d with the unit %s', (value, unit, english, german) => {
  expect([writtenValue(value, unit, 'en'), writtenValue(value, unit, 'de')]).toEqual([english, german])
})
