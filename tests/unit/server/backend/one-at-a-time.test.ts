import { expect, test } from 'vitest'
import { oneAtATime } from '../../../../server/backend/one-at-a-time.ts'

test('Tasks run in order, also after a failure, and other tasks run in between', async () => {
  const order: string[] = []
  const queue = oneAtATime()
  setImmediate(() => order.push('a connection'))
  await Promise.allSettled([
    queue(async () => {
      order.push('first')
      throw new Error('bad work')
    }),
    queue(async () => order.push('second')),
  ])
  expect(order).toEqual(['first', 'a connection', 'second'])
})
