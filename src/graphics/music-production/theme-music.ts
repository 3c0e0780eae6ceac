import { defineCollection } from '#content/collection.ts'

/** The cue sheet: what begins at which bar, counted from 0, and its second. */
export const cues = defineCollection({
  name: 'theme-cues',
  texts: {
    music: 'What one hears from here, up to 40 characters',
    picture: 'What the film shows, up to 40 characters',
  },
  records: {
    motif: { bar: 0, second: 0 },
    full: { bar: 2, second: 3 },
    speech: { bar: 4, second: 7 },
    end: { bar: 6, second: 11 },
  } satisfies Record<string, { bar: number; second: number }>,
})

/** The tracks that are delivered separately. */
export const stems = defineCollection({
  name: 'theme-stems',
  texts: { name: 'Name of the track, up to 15 characters' },
  records: { melody: {}, bass: {}, rhythm: {} },
})
