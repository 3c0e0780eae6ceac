import { expect, test } from 'vitest'
import { readFreight, replySources } from '#graphics/text-generation/reply-draft.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { locales } from '#locale/locales.ts'
import { marked } from '#i18n/marked.ts'

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
