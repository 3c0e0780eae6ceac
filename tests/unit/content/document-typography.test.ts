import { expect, test } from 'vitest'
import { about } from '#content/german/about-page.ts'
import { offersPage } from '#content/german/offers-page.ts'
import { offers } from '#content/german/offers.ts'
import { disclaimer } from '#content/legal/disclaimer.ts'
import { imprint } from '#content/legal/imprint.ts'
import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import { termsOfService } from '#content/legal/terms-of-service.ts'
import { lint } from '../../../scripts/i18n/lint/lint.ts'

/** Every string of a document with its path and language; a part may have its own language. */
function stringsIn(value: unknown, language: string, path = ''): [path: string, text: string, language: string][] {
  if (typeof value === 'string') return [[path, value, language]]
  if (typeof value !== 'object' || value === null) return []
  const own = 'lang' in value && typeof value.lang === 'string' ? value.lang : language
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, own, `${path}.${key}`))
}

/** The lint rules that apply to prose in any language. */
const typography = ['quotationMarks', 'noBreak']

test.each([
  ['de', 'about', about],
  ['de', 'offersPage', offersPage],
  ['de', 'offers', offers],
  ['en', 'disclaimer', disclaimer],
  ['en', 'imprint', imprint],
  ['en', 'privacyPolicy', privacyPolicy],
  ['en', 'termsOfService', termsOfService],
])('Single-language documents follow the typography of their language (%s): %s', (lang, file, document) => {
  const prose = stringsIn(document, lang).filter(([, text]) => text.includes(' '))
  const texts = prose.map(([id, text, language]) => {
    const own = { file, line: 1, language, id, text, english: text }
    return { ...own, note: '', isFuzzy: false, previous: undefined }
  })
  expect(texts.length).toBeGreaterThan(10)
  expect(lint(texts).filter(({ rule }) => typography.includes(rule))).toEqual([])
})
