import { expect, test } from 'vitest'
import { initialsOf } from '#ui/monogram.tsx'

test.each([
  ['Lena Hartmann', 'LH'],
  ['Dr. Katrin Lindner', 'KL'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Özlem Ünal', 'ÖÜ'],
  ['Madonna', 'M'],
])('The initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
