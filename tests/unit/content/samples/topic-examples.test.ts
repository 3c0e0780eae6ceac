import { describe, expect, test } from 'vitest'
import { growth, replies, weeklyDescriptions } from '#content/samples/topic-examples.ts'
import { whyAiStats } from '#content/why-ai-overview.ts'

describe('The number of descriptions a week', () => {
  test('is the one that was counted in the measured month', () => {
    expect(weeklyDescriptions(growth.measured.month)).toBeCloseTo(growth.measured.weekly)
  })

  test('adds up to all descriptions in the month in which they were done', () => {
    const until = (last: number) =>
      Array.from({ length: last }, (_, index) => weeklyDescriptions(index + 1)).reduce((sum, one) => sum + one) *
      (52 / 12)
    expect(until(growth.done - 1)).toBeLessThan(growth.descriptions)
    expect(until(growth.done)).toBeGreaterThanOrEqual(growth.descriptions)
  })

  test('flattens out below what checking alone takes', () => {
    const gain = (month: number) => weeklyDescriptions(month) - weeklyDescriptions(month - 1)
    expect(gain(12)).toBeLessThan(gain(5) / 5)
  })
})

test('The share of automated interactions is that of the routine questions in the example', () => {
  const { value } = whyAiStats.find('interactions-automated')
  expect(value.value).toBe(Math.round((100 * replies.automatic) / replies.routine))
})
