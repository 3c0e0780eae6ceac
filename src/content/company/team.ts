import type { Language } from '#locale/locales.ts'
import { defineCollection, recordsOf } from '../collection.ts'

interface MemberFacts {
  name: string
  /** The languages in which clients can talk to the person, the native one first. */
  languages: readonly [Language, ...Language[]]
  /** Whether the person reads what comes in through the contact form. */
  reads: boolean
}

/** The sample members of the team, who have no photos. Replace them with real ones, with their consent. */
export const team = defineCollection({
  name: 'team',
  texts: {
    role: 'Role below the name, up to 40 characters',
    refuses: 'What the person refuses to do, one sentence in the first person, up to 140 characters',
  },
  records: recordsOf<MemberFacts>()({
    'gabriel-montoya': { name: 'Gabriel Montoya', languages: ['en', 'es'], reads: true },
    'judith-albers': { name: 'Judith Albers', languages: ['de', 'en'], reads: true },
    'priya-raman': { name: 'Priya Raman', languages: ['en', 'de'], reads: false },
    'ellen-jaramillo': { name: 'Ellen Jaramillo', languages: ['en', 'es'], reads: false },
  }),
})
