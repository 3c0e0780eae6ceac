import { expect, test } from 'vitest'
import { byPage, coverage } from '../../../../scripts/i18n/coverage.ts'
import { lint } from '../../../../scripts/i18n/lint/lint.ts'
import type { Text } from '../../../../scripts/i18n/lint/text.ts'

function german(id: string, text: string, more: Partial<Text> = {}): Text {
  const place = { file: 'locales/de/translation.po', line: 1, language: 'de', note: '' }
  return { ...place, id, text, english: 'Send', source: 'Send', isFuzzy: false, previous: undefined, ...more }
}

test('Missing, fuzzy and lint findings are counted separately', () => {
  const texts = [
    german('a', 'Ja, – gern'),
    german('b', ''),
    german('c', 'Gut', { isFuzzy: true }),
    german('d', 'zwei  Wörter'),
  ]
  expect(coverage(texts, lint(texts, []))).toEqual([
    { language: 'de', texts: 4, words: 5, missing: 1, fuzzy: 1, findings: 1, done: 50 },
  ])
})

test('A language with one missing message in a thousand is below 100 %', () => {
  const texts = Array.from({ length: 1000 }, (_, index) => german(`${index}`, index === 0 ? '' : 'Ja'))
  expect(coverage(texts, [])[0]?.done).toBe(99)
})

test('A message counts on every page that shows it; messages of all pages and of no page are separate', () => {
  const texts = ['footer', 'card', 'home', 'later'].map((id) => german(id, id))
  const pages = new Map([
    ['/', new Set(['footer', 'card', 'home'])],
    ['/about', new Set(['footer', 'card'])],
    ['/tools', new Set(['footer'])],
  ])
  const placed = [...byPage(texts, pages)].map(([page, own]) => [page, own.map(({ id }) => id)])
  expect(placed).toEqual([
    ['/', ['card', 'home']],
    ['/about', ['card']],
    ['/tools', []],
    ['on every page', ['footer']],
    ['on no page at first', ['later']],
  ])
})
