import { describe, expect, it } from 'vitest'
import { labelsThatFit, placeOn, scaleOf } from '#ui/charts/scale.ts'

describe('the scale of a chart', () => {
  it.each([
    { values: [3, 14, 18], ticks: [0, 5, 10, 15, 20] },
    { values: [410, 60], ticks: [0, 200, 400, 600] },
    { values: [0.2, 0.9], ticks: [0, 0.25, 0.5, 0.75, 1] },
    { values: [-10, 30], ticks: [-10, 0, 10, 20, 30] },
    { values: [0], ticks: [0] },
  ])('holds $values with round ticks', ({ values, ticks }) => {
    expect(scaleOf(values).ticks).toEqual(ticks)
  })

  it('places a value between 0 and 100', () => {
    expect(placeOn({ min: 0, max: 200, ticks: [] }, 50)).toBe(25)
    expect(placeOn({ min: 0, max: 0, ticks: [] }, 0)).toBe(0)
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
