import { barSeconds, stems, themeSeconds, type Stem } from './theme-music.ts'

interface ScoreNote {
  stem: Stem
  /** The start in seconds. */
  at: number
  /** Semitones above the A of 220 Hz; without meaning for the rhythm. */
  pitch: number
  /** 0 to 1 */
  volume: number
}

/** The time in seconds in which a note fades to about a third. */
export const fades = { melody: 0.34, bass: 0.5, rhythm: 0.055 } satisfies Record<Stem, number>

const rest = '. . . . . . . .'
const beat = '5 3 10 3 5 3 10 3'
const bass = (root: number) => `${root} . . ${root} . . ${root} .`

/** The eighths of each track: pitches, of the rhythm volumes in tenths; a dot is a rest. Someone speaks in bars 5 and 6. */
const tracks: Record<Stem, readonly string[]> = {
  melody: [
    '5 . . 12 . 9 . 7 5 . . 2 . . . .',
    '5 . . 12 . 9 . 14 12 . . 9 . . . .',
    '10 . . 12 . 9 . 7 5 . . 7 . . . .',
    '5 . . 12 . 9 . 7 17 . . . . . . .',
  ],
  bass: [rest, rest, bass(-7), bass(-10), bass(-14), bass(-12), bass(-14), bass(-7)],
  rhythm: [rest, rest, beat, beat, rest, rest, beat, beat],
}

export const score: readonly ScoreNote[] = stems.slugs.flatMap((stem) =>
  tracks[stem]
    .join(' ')
    .split(' ')
    .flatMap((sign, eighth) =>
      sign === '.'
        ? []
        : {
            stem,
            at: (eighth * barSeconds) / 8,
            pitch: Number(sign),
            volume: stem === 'rhythm' ? Number(sign) / 10 : eighth % 8 ? 0.75 : 1,
          },
    ),
)

/** The loudness of a note at a time of the theme: it fades from its start on. */
export function levelOf({ stem, at, volume }: ScoreNote, time: number): number {
  return time < at ? 0 : volume * Math.exp((at - time) / fades[stem])
}

/** The loudness of a track at the starts of equal parts of the theme, relative to its loudest one. */
export function peaksOf(stem: Stem, count: number): number[] {
  const notes = score.filter((note) => note.stem === stem)
  const peaks = Array.from({ length: count }, (_, part) =>
    notes.reduce((level, note) => level + levelOf(note, (part / count) * themeSeconds), 0),
  )
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => peak / loudest)
}
