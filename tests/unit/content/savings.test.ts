import { expect, test } from 'vitest'
import { hoursOf, monthOf, savings } from '#content/home/savings.ts'

const withTimes = (times: number, minutes = 30) => savings.slugs.map((slug) => ({ slug, times, minutes }))

test('What is left after the fee is the saving without it', () => {
  expect(monthOf({ before: 10, saved: 7 }, 40, 2999)).toMatchObject({ left: 1120 - 2999 })
  expect(monthOf({ before: 0, saved: 0 }, 40, 2999).share).toBe(0)
})

test.each([0.1, 1, 3, 7, 33, 1234, 14_000])(
  'Written with one decimal, the hours of %d times a week add up',
  (times) => {
    const { rows, before, after, saved } = hoursOf(withTimes(times, 7))
    const tenths = (hours: number) => Math.round(hours * 10)
    expect(tenths(before)).toBe(rows.reduce((sum, row) => sum + tenths(row.before), 0))
    expect(tenths(after)).toBe(rows.reduce((sum, row) => sum + tenths(row.after), 0))
    expect(tenths(saved)).toBe(tenths(before) - tenths(after))
    expect(after).toBeLessThanOrEqual(before)
  },
)
