import { expect, test } from 'vitest'
import { barSeconds, cues, stems, themeSeconds } from '#graphics/music-production/theme-music.ts'
import { peaksOf, score } from '#graphics/music-production/score.ts'

test('Every note is within the theme', () => {
  for (const { at, volume } of score) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(at).toBeLessThan(themeSeconds)
    expect(volume).toBeGreaterThan(0)
    expect(volume).toBeLessThanOrEqual(1)
  }
})

test('The tracks play when the cue sheet says so', () => {
  const playing = (slug: (typeof cues.slugs)[number]) => {
    const from = cues.find(slug).bar * barSeconds
    const to = Math.min(...cues.all.map(({ bar }) => bar * barSeconds).filter((time) => time > from), themeSeconds)
    return [...new Set(score.filter(({ at }) => at >= from && at < to).map(({ stem }) => stem))].toSorted()
  }
  expect(playing('motif')).toEqual(['melody'])
  expect(playing('full')).toEqual(['bass', 'melody', 'rhythm'])
  expect(playing('speech')).toEqual(['bass', 'melody'])
  expect(playing('end')).toEqual(['bass', 'melody', 'rhythm'])
})

test('The peaks of a track reach from silence to 1 and are loud where it plays', () => {
  for (const stem of stems.slugs) {
    const peaks = peaksOf(stem, 100)
    expect(peaks).toHaveLength(100)
    expect(Math.max(...peaks)).toBe(1)
    expect(Math.min(...peaks)).toBeGreaterThanOrEqual(0)
  }
  expect(peaksOf('bass', 4)[0]).toBe(0)
  expect(peaksOf('rhythm', 4).map((peak) => peak > 0.1)).toEqual([false, true, false, true])
})
