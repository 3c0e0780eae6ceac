import { expect, test } from 'vitest'
import { waveform } from '#graphics/player/waveform.ts'

test('A peak is a line around the middle, and silence is still visible', () => {
  expect(waveform([1, 0.5, 0])).toBe('M2 1v38M6 10.5v19M10 19.4v1.2')
})
