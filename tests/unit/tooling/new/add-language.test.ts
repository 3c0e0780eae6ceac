import { describe, expect, test } from 'vitest'
import { listWith } from '../../../../tooling/new/add-language.ts'
import { nameOf } from '../../../../tooling/new/language-name.ts'
import { readProjectFile } from '../../sources.ts'

const list = readProjectFile('src/i18n/locales.ts')

describe('The list of languages', () => {
  test('gets an entry at its end for a language that it does not have', () => {
    expect(listWith(list, 'fr', 'Français')).toBe(
      list.replace('] as const', "  { tag: 'fr', name: 'Français', texts: 'fr' },\n] as const"),
    )
  })

  test('says of a language that showed the English texts that it has its own', () => {
    const spanish = "{ tag: 'es', name: 'Español', texts: 'en' }"
    expect(list).toContain(spanish)
    expect(listWith(list, 'es', 'Español')).toBe(list.replace(spanish, spanish.replace("'en'", "'es'")))
  })
})

test.each([
  ['fr', 'Français'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['el', 'Ελληνικά'],
])('%s is called %s in its own language', (tag, name) => {
  expect(nameOf(tag)).toBe(name)
})

test.each([
  ['', 'is no tag of a language'],
  ['FR', 'is no tag of a language'],
  ['fr-CA', 'is no tag of a language'],
  ['français', 'is no tag of a language'],
  ['__proto__', 'is no tag of a language'],
  ['xx', 'No language with the tag "xx" is known'],
  ['iw', 'The tag of this language is "he" today'],
  ['ar', 'written from right to left'],
  ['he', 'written from right to left'],
])('The tag %j is refused: %s', (tag, sentence) => {
  expect(() => nameOf(tag)).toThrow(sentence)
})
