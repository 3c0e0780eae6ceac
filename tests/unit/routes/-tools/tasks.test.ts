import { expect, test } from 'vitest'
import { beyondTools } from '#content/tools.ts'
import { casesBeyond, tasksBySize } from '#routes/-tools/tasks.ts'

test('The tasks of the cases stand in the order of what they need beyond a tool, and each need is counted', () => {
  const sizes = tasksBySize.map(({ beyond }) => beyond.length)
  expect(sizes).toEqual([1, 2, 2, 3, 3, 3])
  expect(beyondTools.slugs.map(casesBeyond)).toEqual([4, 4, 4, 2])
})
