import { expect, test } from 'vitest'
import { breakLongWords, withSoftHyphens } from '#i18n/soft-hyphens.ts'
import { plainText } from '#locale/plain-text.ts'

const shown = (text: string) => text.replaceAll('\u00AD', '·')

test.each([
  ['Bildverarbeitungstechniker', 'Bild·ver·ar·bei·tungs·tech·niker'],
  ['Text für KI-Produktbeschreibungen.', 'Text für KI-Produkt·be·schrei·bungen.'],
  ['Texterstellung', 'Text·er·stel·lung'],
  ['Routine, Aufgaben', 'Routine, Aufgaben'],
  ['langername@unternehmensberatung.example', 'langername@unternehmensberatung.example'],
])('German words of 14 letters or more may break, but leave four letters on each line: %s', (text, expected) => {
  expect(shown(breakLongWords(text, 'de'))).toBe(expected)
})

test('English words stay as they are', () => {
  expect(breakLongWords('telecommunications', 'en')).toBe('telecommunications')
})

test('Only the words of a message change, not its placeholders', () => {
  const messages = { id: ['Qualitätskontrolle für ', ['zusammenfassungen'] as [string]] }
  expect(withSoftHyphens(messages, 'de')['id']).toEqual([
    breakLongWords('Qualitätskontrolle für ', 'de'),
    ['zusammenfassungen'],
  ])
})

test('A plain text has no soft hyphens', () => {
  expect(plainText(breakLongWords('Bildverarbeitungstechniker', 'de'))).toBe('Bildverarbeitungstechniker')
})
