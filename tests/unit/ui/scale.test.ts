import { describe, expect, it } from 'vitest'
import { placeOn, scaleOf } from '#ui/charts/scale.ts'

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

  it('starts near the smallest value where it need not start at zero', () => {
    expect(scaleOf([92, 98], { fromZero: false })).toEqual({ min: 92, max: 98, ticks: [92, 94, 96, 98] })
  })

  it('places a value between 0 and 100', () => {
    expect(placeOn({ min: 0, max: 200, ticks: [] }, 50)).toBe(25)
    expect(placeOn({ min: 0, max: 0, ticks: [] }, 0)).toBe(0)
  })
})
