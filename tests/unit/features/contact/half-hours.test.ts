import { expect, test } from 'vitest'
import { halfHours } from '#features/contact/half-hours.ts'

const berlin = {
  language: 'de',
  timeZone: 'Europe/Berlin',
  weekdays: [1, 2, 3, 4, 5],
  from: 16 * 60,
  to: 17 * 60,
} as const
const written = (now: string) => halfHours(new Date(now), [berlin]).map((time) => time.toISOString().slice(0, 16))

test('Half hours are those of ten working days that are at least an hour away', () => {
  expect(written('2026-11-27T19:00Z')).toHaveLength(20)
  const times = written('2026-11-27T14:10Z')
  expect(times).toHaveLength(19)
  expect(times.slice(0, 3)).toEqual(['2026-11-27T15:30', '2026-11-30T15:00', '2026-11-30T15:30'])
})

test.each([
  ['begins', '2026-03-27T20:00Z', '2026-03-30T14:00'],
  ['ends', '2026-10-23T20:00Z', '2026-10-26T15:00'],
])('They are on the clock of the record after daylight saving %s', (_, now, first) => {
  expect(written(now)[0]).toBe(first)
})

test('Records share a half hour, which is named once', () => {
  expect(halfHours(new Date('2026-11-27T00:00Z'), [berlin, berlin])).toHaveLength(20)
})
