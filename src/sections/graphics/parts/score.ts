import { barSeconds, themeSeconds, type Stem } from '#content/theme-music.ts'

/** A note of the theme. */
export interface Note {
  stem: Stem
  /** The start in seconds. */
  at: number
  /** Semitones above the A of 220 Hz; the rhythm has no pitch. */
  pitch: number
  /** 0 to 1 */
  volume: number
}

/** The time in seconds in which a note fades to about a third. */
export const fades = {
  melody: 0.34,
  bass: 0.5,
  rhythm: 0.055,
} satisfies Record<Stem, number>

/** The melody: pitches on the eighths of two bars each; a dot is a rest. */
const melody = [
  '5 . . 12 . 9 . 7 5 . . 2 . . . .',
  '5 . . 12 . 9 . 14 12 . . 9 . . . .',
  '10 . . 12 . 9 . 7 5 . . 7 . . . .',
  '5 . . 12 . 9 . 7 17 . . . . . . .',
]

/** The lowest note of each bar from the third one on. */
const roots = [-7, -10, -14, -12, -14, -7]

/** All notes of the theme in order of their start. */
export const score: readonly Note[] = [...melodyNotes(), ...bassNotes(), ...rhythmNotes()].toSorted(
  (one, other) => one.at - other.at,
)

/** The loudness of a note over time: a quick attack, then an exponential fade. */
export function levelOf({ stem, at, volume }: Note, time: number): number {
  const age = time - at
  return age < 0 ? 0 : volume * Math.exp(-age / fades[stem])
}

/** The loudness of a track in equal parts of the theme, relative to its loudest part. */
export function peaksOf(stem: Stem, count: number): number[] {
  const notes = score.filter((note) => note.stem === stem)
  const samples = 8
  const peaks = Array.from({ length: count }, (_, part) =>
    Math.max(
      ...Array.from({ length: samples }, (_sample, sample) => {
        const time = ((part + sample / samples) / count) * themeSeconds
        return notes.reduce((level, note) => level + levelOf(note, time), 0)
      }),
    ),
  )
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => peak / loudest)
}

function melodyNotes(): Note[] {
  return melody.flatMap((phrase, index) =>
    phrase.split(' ').flatMap((pitch, eighth) =>
      pitch === '.'
        ? []
        : [
            {
              stem: 'melody' as const,
              at: (index * 2 + eighth / 8) * barSeconds,
              pitch: Number(pitch),
              volume: eighth === 0 ? 1 : 0.8,
            },
          ],
    ),
  )
}

function bassNotes(): Note[] {
  return roots.flatMap((pitch, bar) =>
    [0, 3, 6].map((eighth) => ({
      stem: 'bass' as const,
      at: (bar + 2 + eighth / 8) * barSeconds,
      pitch,
      volume: eighth === 0 ? 1 : 0.6,
    })),
  )
}

/** Silent while someone speaks in the film, i.e. in the fifth and sixth bar. */
function rhythmNotes(): Note[] {
  return [2, 3, 6, 7].flatMap((bar) =>
    Array.from({ length: 8 }, (_, eighth) => ({
      stem: 'rhythm' as const,
      at: (bar + eighth / 8) * barSeconds,
      pitch: 0,
      volume: eighth % 4 === 2 ? 1 : eighth % 2 === 0 ? 0.5 : 0.3,
    })),
  )
}
