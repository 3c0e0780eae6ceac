import { defineCollection } from '#content/collection.ts'

/** The cue sheet: what begins at which bar, counted from 0, and its time in minutes, seconds and frames. */
export const cues = defineCollection({
  name: 'theme-cues',
  texts: {
    music: 'What one hears from here, up to 40 characters',
    picture: 'What the film shows, up to 40 characters',
  },
  records: {
    motif: { bar: 0, time: '00:00:00' },
    full: { bar: 2, time: '00:03:18' },
    speech: { bar: 4, time: '00:07:12' },
    end: { bar: 6, time: '00:11:06' },
  } satisfies Record<string, { bar: number; time: string }>,
})

/** The tracks that are delivered separately. */
export const stems = defineCollection({
  name: 'theme-stems',
  texts: { name: 'Name of the track, up to 15 characters' },
  records: { melody: {}, bass: {}, rhythm: {} },
})
