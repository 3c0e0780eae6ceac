import { describe, expect, test } from 'vitest'
import { detectLanguage, languageOf, type LanguageSources } from '#i18n/detect.ts'
import { defaultLocale } from '#locale/locales.ts'
import { shown } from '../../support/setup/shown.ts'

/** A visitor without any language preference. */
const nowhere: LanguageSources = {
  search: '',
  cookie: '',
  localStorage: null,
  sessionStorage: null,
  navigator: [],
  htmlLang: '',
}

/** Every source of the language, with a function that sets it. */
const places: readonly { place: string; setTo: (value: string) => Partial<LanguageSources> }[] = [
  { place: 'the query', setTo: (value) => ({ search: `?${new URLSearchParams({ lng: value })}` }) },
  { place: 'the cookie', setTo: (value) => ({ cookie: `i18next=${encodeURIComponent(value)}` }) },
  { place: 'local storage', setTo: (value) => ({ localStorage: value }) },
  { place: 'session storage', setTo: (value) => ({ sessionStorage: value }) },
  { place: 'the browser', setTo: (value) => ({ navigator: [value] }) },
  { place: 'html lang', setTo: (value) => ({ htmlLang: value }) },
]

describe('A language tag', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de_CH', 'de'],
    ['en_US', 'en'],
    [' de ', 'de'],
  ])('%j resolves to %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
    expect(detectLanguage({ ...nowhere, localStorage: tag })).toBe(language)
  })

  test.each(['', ' ', '-', 'd', 'deutsch', 'den', 'eo', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '0'])(
    '%j resolves to no language',
    (tag) => expect(languageOf(tag)).toBeUndefined(),
  )

  test.each(
    [
      '<script>alert(1)</script>',
      'de"><img src=x onerror=alert(1)>',
      "de'-alert(1)-'",
      'de-<svg/onload=alert(1)>',
      'javascript:alert(1)//de',
      'de&#x3c;script&#x3e;',
      'de`;alert(1)`',
      'de\u0000',
      'de%3Cscript%3E',
      '{"language":"de"}',
      '../de',
      'de;path=/',
      `de-${'x'.repeat(10_000)}`,
      'de\u202e',
    ].map(shown),
  )('that looks like script injection is discarded, and the next source is used: $shown', ({ value }) => {
    for (const { place, setTo } of places.slice(0, -1))
      expect(detectLanguage({ ...nowhere, htmlLang: 'en', ...setTo(value) }), place).toBe('en')
  })
})

describe('A cookie header', () => {
  test.each([
    ['i18next=de', 'de'],
    ['theme=x; i18next=de; other=1', 'de'],
    ['i18next=de-DE', 'de'],
    ['xi18next=de', defaultLocale],
    ['i18nextLng=de', defaultLocale],
    ['i18next=%E0%A4%A', defaultLocale],
    ['i18next=', defaultLocale],
  ])('%j means %s', (cookie, language) => {
    expect(detectLanguage({ ...nowhere, cookie })).toBe(language)
  })
})

describe('A query string', () => {
  test.each([
    ['?lng=de', 'de'],
    ['?a=1&lng=de', 'de'],
    ['?lng=de&lng=en', 'de'],
    ['?LNG=de', defaultLocale],
    ['?__proto__[lng]=de', defaultLocale],
    ['?__proto__={"lng":"de"}', defaultLocale],
    ['?lng=%E0%A4%A', defaultLocale],
  ])('%j means %s', (search, language) => {
    expect(detectLanguage({ ...nowhere, search })).toBe(language)
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('lng')
  })
})
