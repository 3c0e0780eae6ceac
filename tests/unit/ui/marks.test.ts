import { describe, expect, it } from 'vitest'
import { markPaths } from '#ui/charts/marks.ts'

/** The number of marks that dashed lines draw. */
function drawn({ d, strokeDasharray }: { d: string; strokeDasharray: string }) {
  const dash = Number.parseFloat(strokeDasharray)
  return [...d.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => sum + Math.floor(Number(length) - dash + 1.001), 0)
}

describe('the marks of a grid', () => {
  it.each([
    { count: 1, columns: 9 },
    { count: 9, columns: 9 },
    { count: 350, first: 60, columns: 25 },
    { count: 27, first: 34, columns: 20 },
    { count: 0, first: 5, columns: 4 },
  ])('are as many as $count from cell $first in $columns columns', ({ count, columns, first }) => {
    for (const mark of ['dot', 'day', 'person'] as const)
      for (const path of markPaths(mark, count, columns, first)) expect(drawn(path)).toBe(count)
  })

  it('continue in the row in which those before them end', () => {
    const [dots] = markPaths('dot', 3, 4, 3)
    expect(dots?.d).toBe('M3.5 0.5h0.01M0.5 1.5h1.01')
  })
})
