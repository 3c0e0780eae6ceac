import { defineCollection } from '#content/collection.ts'

/** The frames per second of the film that the music is cut to. */
export const framesPerSecond = 24

/** Beats per minute and length of the sample of music production: eight bars are exactly 15 seconds. */
export const theme = { beatsPerMinute: 128, bars: 8 } as const

export const barSeconds = (4 * 60) / theme.beatsPerMinute

export const themeSeconds = theme.bars * barSeconds

/** The cue sheet: what begins at which bar, counted from 0. */
export const cues = defineCollection({
  name: 'theme-cues',
  texts: {
    music: 'What one hears from here, up to 40 characters',
    picture: 'What the film shows, up to 40 characters',
  },
  records: {
    motif: { bar: 0 },
    full: { bar: 2 },
    speech: { bar: 4 },
    end: { bar: 6 },
  } satisfies Record<string, { bar: number }>,
})

/** The tracks that are delivered separately. */
export const stems = defineCollection({
  name: 'theme-stems',
  texts: { name: 'Name of the track, up to 15 characters' },
  records: { melody: {}, bass: {}, rhythm: {} },
})

export type Stem = (typeof stems.slugs)[number]

/** A time as minutes, seconds and frames, e.g. `00:03:18`. */
export function timecode(seconds: number): string {
  const frames = Math.round(seconds * framesPerSecond)
  const two = (part: number) => String(part).padStart(2, '0')
  const perMinute = 60 * framesPerSecond
  return [frames / perMinute, (frames % perMinute) / framesPerSecond, frames % framesPerSecond]
    .map((part) => two(Math.floor(part)))
    .join(':')
}
