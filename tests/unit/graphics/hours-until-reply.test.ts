import { expect, test } from 'vitest'
import { replies } from '#content/samples/topic-examples.ts'
import { hoursUntilReply } from '#graphics/why-ki/hours-until-reply.ts'

test.each(Object.values(replies.hours))('The wait for a reply is %d hours on average over the day', (average) => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => hoursUntilReply((minute + 0.5) / 60, average))
  expect(minutes.reduce((sum, one) => sum + one) / minutes.length).toBeCloseTo(average, 1)
})
