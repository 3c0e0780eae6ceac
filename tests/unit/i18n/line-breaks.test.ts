import { expect, test } from 'vitest'
import { placeBreaks, withLineBreaks } from '#i18n/line-breaks.ts'

const shown = (text: string) => text.replaceAll('\u00AD', '·').replaceAll('\u2060', '⁀')

test.each([
  ['Bildverarbeitungstechniker', 'Bild·ver·ar·bei·tungs·tech·niker'],
  ['Text für KI-Produktbeschreibungen.', 'Text für KI-⁀Produkt·be·schrei·bungen.'],
  ['Texterstellung', 'Text·er·stel·lung'],
  ['Routine, Aufgaben', 'Routine, Aufgaben'],
  ['langername@unternehmensberatung.example', 'langername@unternehmensberatung.example'],
])('German words of 14 letters or more may break, but leave four letters on each line: %s', (text, expected) => {
  expect(shown(placeBreaks(text, 'de'))).toBe(expected)
})

test('English words stay as they are', () => {
  expect(placeBreaks('On-site telecommunications', 'en')).toBe('On-site telecommunications')
})

test.each([
  ['Routine-E-Mails an Kunden', 'Routine-E-⁀Mails an Kunden'],
  ['E-Mail', 'E-Mail'],
  ['das 30-Tage-Ziel, Mo- bis Freitag', 'das 30-Tage-Ziel, Mo- bis Freitag'],
  ['novamesa.example/why-ai', 'novamesa.example/why-ai'],
])('A German compound in a text does not break after a part of one to three letters: %s', (text, expected) => {
  expect(shown(placeBreaks(text, 'de'))).toBe(expected)
})

test('Only the words of a message change, not its placeholders', () => {
  const messages = { id: ['Qualitätskontrolle für ', ['zusammenfassungen'] as [string]] }
  expect(withLineBreaks(messages, 'de')['id']).toEqual([
    placeBreaks('Qualitätskontrolle für ', 'de'),
    ['zusammenfassungen'],
  ])
})

test('What only an attribute shows has no marks', () => {
  const messages = { 'shell.navigation': 'Hauptnavigation', 'shell.navigations': 'Hauptnavigation' }
  expect(withLineBreaks(messages, 'de')).toEqual({
    'shell.navigation': 'Hauptnavigation',
    'shell.navigations': placeBreaks('Hauptnavigation', 'de'),
  })
})
