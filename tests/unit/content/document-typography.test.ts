import { expect, test } from 'vitest'
import { about } from '#content/documents/about.ts'
import { cataloguePage } from '#content/documents/catalogue-page.ts'
import { catalogue } from '#content/documents/catalogue.ts'
import { disclaimer } from '#content/documents/disclaimer.ts'
import { imprint } from '#content/documents/imprint.ts'
import { privacyPolicy } from '#content/documents/privacy-policy.ts'
import { termsOfService } from '#content/documents/terms-of-service.ts'
import { lint } from '../../../scripts/i18n/lint/lint.ts'

/** Every string of a document with its path. */
function stringsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`))
}

/** The lint rules that apply to prose in any language. */
const typography = ['quotes', 'dashes', 'no-break', 'address', 'phrases', 'spelling']

test.each([
  ['de', 'about', about],
  ['de', 'cataloguePage', cataloguePage],
  ['de', 'catalogue', catalogue],
  ['en', 'disclaimer', disclaimer],
  ['en', 'imprint', imprint],
  ['en', 'privacyPolicy', privacyPolicy],
  ['en', 'termsOfService', termsOfService],
])('Single-language documents follow the typography of their language (%s): %s', (language, file, document) => {
  const prose = stringsIn(document).filter(([, text]) => text.includes(' '))
  const texts = prose.map(([id, text]) => {
    const own = { file, line: 1, language, id, text, english: text, source: text }
    return { ...own, note: '', isFuzzy: false, previous: undefined }
  })
  expect(texts.length).toBeGreaterThan(10)
  expect(lint(texts, []).filter(({ rule }) => typography.includes(rule))).toEqual([])
})
