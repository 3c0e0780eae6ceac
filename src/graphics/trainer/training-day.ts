import { defineCollection } from '#content/collection.ts'

interface SessionFacts {
  minutes: number
  /** In `practice` the participants work themselves. */
  kind: 'rules' | 'practice' | 'break' | 'review'
}

/** The sessions of a training day on the page of the trainer, in their order. */
export const sessions = defineCollection({
  name: 'training-day',
  texts: {
    lines:
      'The name of the session; on a second line what happens; on a third one what a second group does meanwhile; up to 60 characters each',
  },
  records: {
    rules: { minutes: 60, kind: 'rules' },
    errors: { minutes: 45, kind: 'practice' },
    break: { minutes: 15, kind: 'break' },
    exercises: { minutes: 75, kind: 'practice' },
    lunch: { minutes: 45, kind: 'break' },
    task: { minutes: 120, kind: 'practice' },
    check: { minutes: 30, kind: 'practice' },
    library: { minutes: 30, kind: 'review' },
  } satisfies Record<string, SessionFacts>,
})

/** The training day: its start in minutes after midnight, the largest group, and the follow-up. */
export const trainingDay = { starts: 9 * 60, people: 12, followUp: { weeks: 4, minutes: 90 } }
