import { defineCollection } from '#content/collection.ts'

/** The length of the film in seconds. */
export const seconds = 90

/** The shots of the film: where each begins, in seconds, and whether the client's team films it or AI generates it. */
export const shots = defineCollection({
  name: 'storyboard',
  texts: {
    line: 'The line of the script, up to 80 characters, with quotation marks',
    shot: 'What the picture shows, up to 60 characters',
  },
  records: {
    promise: { from: 0, made: 'filmed' },
    jaws: { from: 12, made: 'filmed' },
    coolant: { from: 46, made: 'generated' },
    measure: { from: 66, made: 'filmed' },
  } satisfies Record<string, { from: number; made: 'filmed' | 'generated' }>,
})

/** The shots with their ends, in order. */
export const storyboard = shots.all.map((shot, index) => ({
  ...shot,
  to: shots.all[index + 1]?.from ?? seconds,
}))
