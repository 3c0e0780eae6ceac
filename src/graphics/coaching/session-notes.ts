import { defineCollection } from '#content/collection.ts'
import { choices } from '#content/expertise/profile-choice.ts'

interface RoutineFacts {
  /** Minutes a week according to the time log: in its first week and now. */
  before: number
  now: number
}

/** The routines in the time log of the session notes on the page of coaching. */
export const routines = defineCollection({
  name: 'session-routines',
  texts: { name: 'Task in the time log, up to 25 characters' },
  records: {
    minutes: { before: 105, now: 40 },
    report: { before: 80, now: 30 },
    letters: { before: 75, now: 40 },
  } satisfies Record<string, RoutineFacts>,
})

export const session = { number: 5, total: choices.find('coaching').fee.times }

/** Hours a week that the routines save together. */
export function hoursSaved(log: readonly RoutineFacts[]): number {
  return log.reduce((sum, { before, now }) => sum + before - now, 0) / 60
}
