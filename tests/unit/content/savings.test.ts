import { describe, expect, test } from 'vitest'
import { hoursOf, monthOf, savedAtLeast, savings, savingsAssumptions, workedExample } from '#content/home/savings.ts'
import { textPlan } from '#content/services/services.ts'

const withTimes = (times: number, minutes = 30) => savings.slugs.map((slug) => ({ slug, times, minutes }))

describe('The worked example', () => {
  test('saves at least what the stats of the home page claim', () => {
    expect(workedExample.saved).toBeGreaterThan(savedAtLeast)
  })
})

test('The plan that the calculator deducts covers the drafts of the worked example, one kind of text for each task', () => {
  const { weeksPerMonth } = savingsAssumptions
  const drafts = savings.all.reduce((sum, { times }) => sum + times * weeksPerMonth, 0)
  expect(drafts).toBeLessThanOrEqual(textPlan.drafts)
  expect(savings.all.length).toBeLessThanOrEqual(textPlan.kinds)
})

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
