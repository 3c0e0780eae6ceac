import { expect, test } from 'vitest'
import { median, spread } from '../../../../tooling/bench/median.ts'

test('The median of an odd number of values is the one in the middle, whatever their order', () => {
  expect(median([30, 2, 10])).toBe(10)
})

test('The median of an even number of values is the mean of the two in the middle', () => {
  expect(median([1, 2, 4, 100])).toBe(3)
})

test('There is no median of nothing', () => {
  expect(() => median([])).toThrow('no median')
})

test('Values that are all equal spread by one, others by how many times the largest is the smallest', () => {
  expect(spread([5, 5, 5])).toBe(1)
  expect(spread([12, 10, 15])).toBe(1.5)
})
