import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { readProjectFile } from '../sources.ts'

/** The entries of a copy deck by message id. */
function deck(locale: string) {
  const { items } = parsePo(readProjectFile(`locales/${locale}/translation.po`))
  return new Map(
    items.map(({ msgid, msgctxt, msgstr, flags, extractedComments, obsolete }) => [
      msgctxt ?? msgid,
      { source: msgid, text: msgstr[0] ?? '', note: extractedComments.join(' '), fuzzy: flags['fuzzy'] === true, obsolete },
    ]),
  )
}

const en = deck('en')
const de = deck('de')
const both = [...[...en].map((entry) => ['en', ...entry] as const), ...[...de].map((entry) => ['de', ...entry] as const)]

test('The two decks have the same messages in the same order', () => {
  expect(en.size).toBeGreaterThan(900)
  expect([...de.keys()]).toEqual([...en.keys()])
})

test('Every message has a text in both languages, none waits for a translator', () => {
  expect(both.filter(([, , { text, fuzzy, obsolete }]) => text.trim() === '' || fuzzy || obsolete)).toEqual([])
})

test('The German deck shows the translator the English text that is in force', () => {
  expect([...de].filter(([id, { source }]) => source !== en.get(id)?.text)).toEqual([])
})

test('Both languages fill in the same values', () => {
  const values = (text = '') => [...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name)
  for (const [id, { text }] of de) expect(new Set(values(text)), id).toEqual(new Set(values(en.get(id)?.text)))
})

test('A list has as many items in German as in English', () => {
  const lines = (text = '') => text.split('\n').length
  expect([...de].filter(([id, { text }]) => lines(text) !== lines(en.get(id)?.text)).map(([id]) => id)).toEqual([])
})

describe('Every text keeps to the length that its note allows', () => {
  test.each(['en', 'de'])('in %s', (locale) => {
    const notes = both.filter(([of]) => of === locale).map(([, id, { text }]) => ({ id, text, note: en.get(id)?.note ?? '' }))
    const measured = notes.flatMap(({ id, text, note }) => {
      const limit = /up to ([\d,]+) characters/.exec(note)?.[1]
      if (!limit) return []
      const parts = /\beach\b/.test(note) ? text.split('\n') : [text]
      return [{ id, length: Math.max(...parts.map((part) => part.length)), max: Number(limit.replace(',', '')) }]
    })
    expect(measured.length).toBeGreaterThan(500)
    expect(measured.filter(({ length, max }) => length > max)).toEqual([])
  })
})

test('German readers are addressed as Sie', () => {
  const familiar = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure)\b/i
  expect([...de].filter(([, { text }]) => familiar.test(text)).map(([id, { text }]) => ({ id, text }))).toEqual([])
})
