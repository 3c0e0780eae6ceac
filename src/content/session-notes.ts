import { defineCollection } from './collection.ts'
import { choices } from './profile-choice.ts'

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

interface AttemptFacts {
  attempt: number
  outcome: 'failed' | 'worked'
}

/** The attempts of the rehearsal in the notes. */
export const attempts = defineCollection({
  name: 'session-attempts',
  texts: {
    said: 'What the client says to the model, which plays the other side; the decisive words between asterisks, up to 120 characters',
    comment: 'The coach’s note on it, up to 80 characters',
  },
  records: {
    first: { attempt: 1, outcome: 'failed' },
    third: { attempt: 3, outcome: 'worked' },
  } satisfies Record<string, AttemptFacts>,
})

/** The session that the notes are from. */
export const session = { number: 5, total: choices.find('coaching').fee.times }

/** Hours a week that the routines save together. */
export function hoursSaved(log: readonly RoutineFacts[]): number {
  return log.reduce((sum, { before, now }) => sum + before - now, 0) / 60
}
