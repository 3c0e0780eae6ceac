import { describe, expect, it } from 'vitest'
import { dots } from '#ui/charts/dots.ts'

describe('the dots of a grid', () => {
  it.each([
    { count: 1, columns: 9 },
    { count: 9, columns: 9 },
    { count: 350, first: 60, columns: 25 },
    { count: 27, first: 34, columns: 20 },
    { count: 0, first: 5, columns: 4 },
  ])('are as many as $count from cell $first in $columns columns', ({ count, columns, first }) => {
    const lengths = [...dots(count, columns, first).matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length))
    expect(lengths.reduce((sum, length) => sum + Math.ceil(length), 0)).toBe(count)
  })

  it('continue in the row in which those before them end', () => {
    expect(dots(3, 4, 3)).toBe('M3.5 0.5h0.01M0.5 1.5h1.01')
  })
})
