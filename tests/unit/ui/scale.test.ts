import { describe, expect, it } from 'vitest'
import { labelsThatFit, ticksOf } from '#ui/charts/scale.ts'

describe('the ticks of a chart', () => {
  it.each([
    { values: [3, 14, 18], ticks: [0, 5, 10, 15, 20] },
    { values: [410, 60], ticks: [0, 200, 400, 600] },
    { values: [0.2, 0.9], ticks: [0, 0.25, 0.5, 0.75, 1] },
    { values: [0], ticks: [0] },
  ])('hold $values and are round', ({ values, ticks }) => {
    expect(ticksOf(values)).toEqual(ticks)
  })
})

describe('the labels of an axis', () => {
  const shown = (count: number) =>
    labelsThatFit(Array.from({ length: count }, (_, index) => String(index)))
      .map(({ label }) => label)
      .filter((label) => label !== '')

  it.each([
    { count: 6, labels: ['0', '1', '2', '3', '4', '5'] },
    { count: 13, labels: ['0', '2', '4', '6', '8', '10', '12'] },
    { count: 25, labels: ['0', '6', '12', '18', '24'] },
  ])('are at most eight, evenly spaced: of $count', ({ count, labels }) => {
    expect(shown(count)).toEqual(labels)
  })
})
