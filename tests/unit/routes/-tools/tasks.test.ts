import { expect, test } from 'vitest'
import { beyondTools } from '#content/tools.ts'
import { casesBeyond, tasksBySize } from '#routes/-tools/tasks.ts'

test('The tasks of the cases stand in the order of what they need beyond a tool, and each need is counted', () => {
  const sizes = tasksBySize.map(({ beyond }) => beyond.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one)
  expect(sum(beyondTools.slugs.map(casesBeyond))).toBe(sum(sizes))
})
