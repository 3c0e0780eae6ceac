import type { Locale } from '#locale/locales.ts'
import type { ActorRole } from '#content/samples/actors.ts'
import { defineCollection } from '#content/collection.ts'

interface Caller {
  client: ActorRole
  /** The language of the last line, which other callers choose. */
  otherLanguage: string
}

/** Whose phone announcement is the sample of voice synthesis: a company from the country of each locale. */
const announced: Record<Locale, Caller> = {
  en: { client: 'dentist', otherLanguage: 'es' },
  de: { client: 'practices', otherLanguage: 'tr' },
}

/** The client of the sample announcement and the language of its last line. */
export function announcementIn(locale: Locale): Caller {
  return announced[locale]
}

/** The lines of the announcement, in spoken order. */
export const announcement = defineCollection({
  name: 'announcement',
  texts: {
    line: 'A sentence of the announcement, up to 90 characters; in [new|old] the new words replace the old ones. The last line is in another language: English speakers hear Spanish, German speakers Turkish',
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
