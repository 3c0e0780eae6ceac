import { defineCollection } from '#content/collection.ts'

/** The attempts of the rehearsal in the session notes on the page of coaching. */
export const attempts = defineCollection({
  name: 'session-attempts',
  texts: {
    said: 'What the client says to the model, which plays the other side; the decisive words between asterisks, up to 120 characters',
    comment: 'The coach’s note on it, up to 80 characters',
  },
  records: {
    first: { attempt: 1, tone: 'warn' },
    third: { attempt: 3, tone: 'good' },
  } satisfies Record<string, { attempt: number; tone: 'good' | 'warn' }>,
})
