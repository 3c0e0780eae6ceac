import { defineCollection } from './collection.ts'

/** When the client of a service first holds a result, in working days; also in the text about its duration. */
export const firstResults = defineCollection({
  name: 'first-results',
  texts: { result: 'What the client holds by then, up to 30 characters' },
  records: {
    'text-generation': { workingDays: 8 },
    'image-creation': { workingDays: 9 },
    'music-production': { workingDays: 5 },
    'voice-synthesis': { workingDays: 6 },
    'video-generation': { workingDays: 10 },
    'ai-development': { workingDays: 10 },
  } satisfies Record<string, { workingDays: number }>,
})
