import { expect, test } from 'vitest'
import { priceOf, readFreight, replyDraft, replySources } from '#graphics/text-generation/reply-draft.ts'
import {
  barSeconds,
  cues,
  framesPerSecond,
  theme,
  themeSeconds,
  timecode,
} from '#graphics/music-production/theme-music.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { locales } from '#locale/locales.ts'
import { marked } from '#i18n/marked.ts'

// The samples of the services: what their numbers and marks have to fulfill.

test('The price of the reply draft is rounded to cents, with the freight added after the discount', () => {
  expect(priceOf(replyDraft)).toBe(866.3)
  expect(priceOf(replyDraft, 42)).toBe(908.3)
  expect(priceOf(replyDraft, 0.1)).toBe(866.4)
  expect(replyDraft.pieces).toBeGreaterThanOrEqual(replyDraft.discountFrom)
})

test.each([
  ['42', 42],
  [' 42,50 € ', 42.5],
  ['42.5', 42.5],
  ['0', 0],
  ['1.000,00', 1000],
  ['1,000', 1000],
])('Freight typed as “%s” is %d', (typed, freight) => {
  expect(readFreight(typed)).toBe(freight)
})

test.each(['', 'about 40', '-42', '4,2,1', '42,0055', '1.001', '1e2'])('“%s” is no freight', (typed) => {
  expect(readFreight(typed)).toBeUndefined()
})

test.each(locales)('Every figure of the reply draft has its source, in order (%s)', async (locale) => {
  const { i18n } = await loadCatalog(locale)
  const marks = marked(i18n.t('reply-draft.reply', { price: 1, sum: 2 })).flatMap(({ mark }) => mark ?? [])
  expect(marks).toEqual(replySources.slugs.map((_, index) => String(index + 1)))
})

test('The theme is 15 seconds long, and every cue is on a whole frame of the film', () => {
  expect(themeSeconds).toBe(15)
  for (const { bar } of cues.all) {
    expect(bar).toBeLessThan(theme.bars)
    expect(Number.isInteger(bar * barSeconds * framesPerSecond)).toBe(true)
  }
})

test('A timecode has minutes, seconds and frames', () => {
  expect([0, 3.75, 61.5].map(timecode)).toEqual(['00:00:00', '00:03:18', '01:01:12'])
})
