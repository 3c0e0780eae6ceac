import { describe, expect, test } from 'vitest'
import { detectLanguage } from '#i18n/detect.ts'
import { localeOf } from '#locale/locales.ts'
import { cacheControl, kindOf, negotiate, securityHeaders } from '../../../../pipeline/hosting/rules.ts'

const nothing = { search: '', cookie: '', acceptLanguage: '' }

// The choice itself is tested on every host in tests/hosting.
describe('The language of a response', () => {
  test.each([
    'de',
    'DE',
    'de-AT',
    'de_CH',
    'es',
    'fr',
    'deutsch',
    '',
    'de<script>',
    'de-<svg/onload=alert(1)>',
    `de-${'x'.repeat(40)}`,
    'de%3Cscript%3E',
    '%64%65',
    'de-%22%3E',
    '%E0%A4%A',
    'constructor',
  ])('matches the one detected by the browser, for %j in the query or the cookie', (value) => {
    for (const facts of [{ search: `?lng=${value}` }, { cookie: `i18next=${value}` }]) {
      const sources = { search: '', cookie: '', localStorage: null, sessionStorage: null, navigator: [], htmlLang: '' }
      expect(negotiate({ ...nothing, ...facts }), JSON.stringify(facts)).toBe(
        localeOf(detectLanguage({ ...sources, ...facts })),
      )
    }
  })
})

describe('The headers of a document', () => {
  const headers = securityHeaders({ style: ["'sha256-style='"], script: ["'sha256-script='"] }).document
  const directives = new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')] as const
    }),
  )

  test('are those of the specification', () => {
    const { 'Content-Security-Policy': policy, ...others } = headers
    expect(policy).toBeDefined()
    expect(others).toEqual({
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'credentialless',
      'Permissions-Policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$)){10}$/),
    })
  })

  test('allow nothing that is not listed', () => {
    expect(directives.get('default-src')).toBe("'none'")
    for (const name of ['base-uri', 'frame-ancestors', 'object-src', 'trusted-types']) {
      expect(directives.get(name)).toBe("'none'")
    }
    expect(directives.get('require-trusted-types-for')).toBe("'script'")
    expect(directives.get('form-action')).toBe("'none'")
  })

  test('allow scripts and styles from this site and by hash, and never inline or eval', () => {
    expect(directives.get('script-src')).toBe("'self' 'sha256-script='")
    expect(directives.get('style-src')).toBe(
      "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style='",
    )
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|http:/)
  })

  test('allow images from the photo host, and connections to no other host', () => {
    expect(directives.get('img-src')).toBe("'self' data: https://images.unsplash.com")
    expect(directives.get('connect-src')).toBe("'self'")
  })

  test('allow only images from this site when it hosts the photos', () => {
    const own = securityHeaders({ style: [], script: [] }, '/photos')
    expect(own.document['Content-Security-Policy']).toContain("img-src 'self' data:;")
  })

  test('allow connections to a backend on another host', () => {
    const elsewhere = securityHeaders({ style: [], script: [], backend: 'https://ref.supabase.co' })
    expect(elsewhere.document['Content-Security-Policy']).toContain("connect-src 'self' https://ref.supabase.co;")
  })
})

test('A file has the headers that apply to any response; markup runs no scripts when it is opened by itself', () => {
  const { markup, resource } = securityHeaders({ style: ["'sha256-style='"], script: [] })
  expect(resource).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  expect(markup).toEqual({
    ...resource,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  for (const extension of ['js', 'woff2', 'PNG', 'pdf', 'webmanifest'])
    expect(kindOf(`/a.b.${extension}`)).toBe('resource')
  for (const extension of ['svg', 'XML']) expect(kindOf(`/a.${extension}`)).toBe('markup')
  for (const file of ['/about.html', '/a.HTML', undefined]) expect(kindOf(file)).toBe('document')
})

test.each([
  ['/assets/index-C0ffee.js', 'public, max-age=31536000, immutable'],
  ['/assets/font-C0ffee.woff2', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/sitemap.xml', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/other/assets/x.js', 'no-cache'],
])('%s has the Cache-Control %s', (path, rule) => {
  expect(cacheControl(path)).toBe(rule)
})
