import { expect, test } from 'vitest'
import { repeatedPhrases } from '../../../build/checks/repeated-phrases.ts'

const page = (path: string, times: number) => ({ path, body: '<p>Four minutes instead of ten.</p>'.repeat(times) })

test('A phrase that the pages of a language repeat too often is reported with the pages that have most of them', () => {
  expect(repeatedPhrases('en', [page('/', 10), page('/tools', 30)])).toEqual([
    expect.stringMatching(/stands 40 times in en, at most 39 may: \/tools 30, \/ 10$/),
  ])
})

test('Up to its budget a phrase may be repeated, and soft hyphens do not hide it', () => {
  expect(repeatedPhrases('en', [page('/', 39)])).toEqual([])
  expect(repeatedPhrases('de', [{ path: '/', body: 'Stra\u00ADtegie\u00ADgespräch '.repeat(50) }])).toHaveLength(1)
})
