import { defineCollection } from '#content/collection.ts'

/** The lines of the announcement, in spoken order. */
export const announcement = defineCollection({
  name: 'announcement',
  texts: {
    line: 'A sentence of the announcement, up to 90 characters; in [new|old] the new words replace the old ones. The last line is in Spanish in every language',
  },
  records: { greeting: {}, closed: {}, emergency: {}, other: {} },
})

/** Words of the announcement's list of difficult pronunciations. */
export const hardWords = defineCollection({
  name: 'hard-words',
  texts: {
    word: 'A name or term that is often mispronounced, up to 20 characters',
    spoken: 'How it is pronounced, written for a reader of the language, up to 25 characters',
  },
  records: { first: {}, second: {}, third: {} },
})
