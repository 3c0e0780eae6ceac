import { expect, test } from 'vitest'
import { sharesOf, speechPeaks } from '#graphics/voice-synthesis/speech.ts'

test('A sentence has a loudness per letter; vowels are louder than consonants, and pauses are silent', () => {
  const [m = 0, e = 0, space, dash] = speechPeaks('Me –')
  expect(e).toBeGreaterThan(m)
  expect(m).toBeGreaterThan(space ?? 0)
  expect(dash).toBe(0)
})

test('The same sentence always has the same waveform', () => {
  expect(speechPeaks('Good morning')).toEqual(speechPeaks('Good morning'))
})

test('Sentences are over one after the other', () => {
  const sentences = ['0123456789', '01234567890123456789', '0123456789']
  expect(sharesOf(sentences, 0)).toEqual([0, 0, 0])
  expect(sharesOf(sentences, 0.5)).toEqual([1, 0.5, 0])
  expect(sharesOf(sentences, 1)).toEqual([1, 1, 1])
})
