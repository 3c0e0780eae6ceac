import { describe, expect, test } from 'vitest'
import { detectLanguage } from '#i18n/detect.ts'
import { defaultLocale } from '#locale/locales.ts'
import { nowhere, places } from './language-sources.ts'

/** Injection attempts; each starts with or contains a supported language. */
const payloads = [
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
]

describe.each(places)('In $place', ({ setTo }) => {
  test.each(payloads)('%j is ignored and English is used', (payload) => {
    expect(detectLanguage({ ...nowhere, ...setTo(payload) })).toBe(defaultLocale)
  })
})
