import type { Slug } from '#content/collection.ts'
import type { stems } from './theme-music.ts'

/** The bars of the theme, and their eighths. */
export const bars = 8
export const eighths = 8 * bars

const rest = '. . . . . . . .'
const beat = '0 0 1 0 0 0 1 0'
const bass = (root: number) => `${root} . . ${root} . . ${root} .`

/** The eighths of each track, as high as they sound; a dot is a rest. Someone speaks in bars 5 and 6. */
const tracks: Record<Slug<typeof stems>, readonly string[]> = {
  melody: [
    '5 . . 12 . 9 . 7 5 . . 2 . . . .',
    '5 . . 12 . 9 . 14 12 . . 9 . . . .',
    '10 . . 12 . 9 . 7 5 . . 7 . . . .',
    '5 . . 12 . 9 . 7 17 . . . . . . .',
  ],
  bass: [rest, rest, bass(-7), bass(-10), bass(-14), bass(-12), bass(-14), bass(-7)],
  rhythm: [rest, rest, beat, beat, rest, rest, beat, beat],
}

/** The path of a track: a line for each note in a box as wide as the eighths and one high; none is longer than its bar or three eighths. */
export function notesOf(stem: Slug<typeof stems>): string {
  const signs = tracks[stem].join(' ').split(' ')
  const pitches = signs.filter((sign) => sign !== '.').map(Number)
  const [lowest, highest] = [Math.min(...pitches), Math.max(...pitches)]
  return signs
    .map((sign, eighth) => {
      if (sign === '.') return ''
      const length = 1 + [...signs.slice(eighth + 1), '|'].findIndex((next) => next !== '.')
      return `M${eighth} ${(highest - Number(sign)) / (highest - lowest)}h${Math.min(length, 3, 8 - (eighth % 8)) - 0.2}`
    })
    .join('')
}
