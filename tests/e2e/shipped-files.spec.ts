import { globSync, readFileSync } from 'node:fs'
import { expect, test } from './test.ts'

test('No file that visitors download has a note for translators', () => {
  const catalog = readFileSync('locales/de/translation.po', 'utf8')
  const notes = new Set([...catalog.matchAll(/^#\. ([^{].{15,})$/gm)].map(([, note = '']) => note))
  expect(notes.size).toBeGreaterThan(100)
  const shipped = globSync('dist/**/*.{js,html}').map((file) => readFileSync(file, 'utf8'))
  expect([...notes].filter((note) => shipped.some((text) => text.includes(note)))).toEqual([])
})
