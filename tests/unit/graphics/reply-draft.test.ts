import { expect, test } from 'vitest'
import { readFreight } from '#graphics/text-generation/reply-draft.ts'

test.each([
  ['42', 42],
  [' 42,50 € ', 42.5],
  ['$42.50', 42.5],
  ['42.5', 42.5],
  ['0', 0],
  ['1.000,00', 1000],
  ['1,000', 1000],
  ['４２，５', 42.5],
  ['٤٢٫٥', 42.5],
  ['۱٬۰۰۰', 1000],
  ['৪২', 42],
  ['४२.५', 42.5],
  ['𝟒𝟐', 42],
])('Freight typed as “%s” is %d', (typed, freight) => {
  expect(readFreight(typed)).toBe(freight)
})

test.each(['', '-42', '4,2,1', '42,0055', '1.001', '1e2'])('“%s” is no freight', (typed) => {
  expect(readFreight(typed)).toBeUndefined()
})
