import { describe, expect, test } from 'vitest'
import { remainingOf } from '#features/contact/contact-schema.ts'
import { loadCatalog } from '#i18n/catalog.ts'

const { i18n } = await loadCatalog('en')

describe('The counter of a field with 200 characters', () => {
  test.each([
    ['an empty field', 0, undefined],
    ['179 characters', 179, undefined],
    ['180 characters', 180, '20 characters left'],
    ['199 characters', 199, '1 character left'],
    ['200 characters', 200, '0 characters left'],
    ['201 characters', 201, '1 character too many'],
    ['5,200 characters', 5200, '5,000 characters too many'],
  ])('shows the expected text for %s', (_, length, text) => {
    expect(remainingOf('name', 'x'.repeat(length), i18n)).toBe(text)
  })

  test('does not count blanks around the text, which are not sent', () => {
    expect(remainingOf('name', `\n${'x'.repeat(200)}\n `, i18n)).toBe('0 characters left')
  })
})
