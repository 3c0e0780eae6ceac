import { defineCollection } from './collection.ts'

/** What happens after a visitor writes, in three steps; the end of some pages. */
export const nextSteps = defineCollection({
  name: 'next-steps',
  texts: {
    when: 'When the step takes place, up to 25 characters',
    what: 'What happens then, one sentence, up to 120 characters',
  },
  records: { write: {}, reply: {}, session: {} },
})
