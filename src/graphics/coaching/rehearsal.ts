import { defineCollection } from '#content/collection.ts'

/** The session whose notes the page of coaching shows. */
export const session = 5

/** The attempts of the rehearsal in the session notes on the page of coaching. */
export const attempts = defineCollection({
  name: 'session-attempts',
  texts: {
    said: 'What the client says to the model, which plays the other side; the decisive words between asterisks, up to 120 characters',
    comment: 'The coach’s note on it, up to 80 characters',
  },
  records: {
    first: { attempt: 1, outcome: 'failed' },
    third: { attempt: 3, outcome: 'worked' },
  } satisfies Record<string, { attempt: number; outcome: 'failed' | 'worked' }>,
})
