import { describe, expect, test } from 'vitest'
import { detectLanguage } from '#i18n/detect.ts'
import { nowhere, places } from './language-sources.ts'

/** Values that look like an attempt to run a script; each of them begins with or contains a supported language. */
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

describe.each(places)('In $place', ({ says }) => {
  test.each(payloads)('%j is dropped and English remains', (payload) => {
    expect(detectLanguage({ ...nowhere, ...says(payload) })).toBe('en')
  })

  test.each(payloads)('%j does not hide what another place says', (payload) => {
    const place = places.find((one) => one.says === says)?.place
    const other = place === 'html lang' ? { localStorage: 'es' } : { htmlLang: 'es' }
    expect(detectLanguage({ ...nowhere, ...other, ...says(payload) })).toBe('es')
  })
})
