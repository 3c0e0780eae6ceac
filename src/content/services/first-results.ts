import { days, type Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import type { ServiceSlug } from './services.ts'

/** When the client of a service first holds a result, in working days; also in the text about its duration. */
export const firstResults = defineCollection({
  name: 'first-results',
  texts: { result: 'What the client holds by then, up to 30 characters' },
  records: {
    'text-generation': { workingDays: days(8) },
    'image-creation': { workingDays: days(9) },
    'music-production': { workingDays: days(5) },
    'voice-synthesis': { workingDays: days(6) },
    'video-generation': { workingDays: days(10) },
    'ai-development': { workingDays: days(10) },
  } satisfies Record<ServiceSlug, { workingDays: Quantity<'day'> }>,
})
