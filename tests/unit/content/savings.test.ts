import { describe, expect, test } from 'vitest'
import { homeStats } from '#content/home/home.ts'
import {
  costsOf,
  hoursOf,
  monthOf,
  savings,
  savingsAssumptions,
  savingsEnds,
  workedExample,
} from '#content/home/savings.ts'
import { textPlan } from '#content/services/services.ts'

const withTimes = (times: number, minutes = 30) => savings.slugs.map((slug) => ({ slug, times, minutes }))

describe('The worked example', () => {
  test('saves at least what the stats of the home page claim', () => {
    expect(workedExample.saved).toBeGreaterThan(homeStats.find('hours-saved').value.value)
  })
})

test('Each slider starts at a place of its own, away from its ends', () => {
  const { team, eurosPerHour } = savingsAssumptions
  const places = [
    { value: team, ends: savingsEnds.team },
    { value: eurosPerHour, ends: savingsEnds.rate },
    ...savings.all.flatMap(({ times, minutes, ends }) => [
      { value: times, ends: ends.times },
      { value: minutes, ends: ends.minutes },
    ]),
  ].map(({ value, ends: [from, to] }) => Math.round((100 * (value - from)) / (to - from)))
  expect(new Set(places).size).toBe(places.length)
  for (const place of places) expect(Math.abs(place - 50)).toBeLessThan(35)
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

test('No work costs nothing and saves nothing', () => {
  const { rows, ...sum } = hoursOf(withTimes(0))
  expect(sum).toEqual({ before: 0, after: 0, saved: 0, share: 0 })
  expect(rows.every(({ before, after }) => before === 0 && after === 0)).toBe(true)
  expect(costsOf(0, 1e9)).toEqual({ week: 0, month: 0 })
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

test('Twice the work saves twice the hours, and the same share', () => {
  const once = hoursOf(withTimes(120))
  const twice = hoursOf(withTimes(240))
  expect(twice.saved).toBeCloseTo(2 * once.saved, 0)
  expect(twice.share).toBe(once.share)
})
