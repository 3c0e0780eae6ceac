import { describe, expect, test } from 'vitest'
import { defaultLocale } from '#locale/locales.ts'
import { kindOf, negotiate, securityHeaders } from '../../../../pipeline/hosting/rules.ts'

describe('The headers of a document', () => {
  const host = 'https://a.test'
  const headers = securityHeaders({ style: ["'sha256-style='"], script: ["'sha256-script='"] }, host).document
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
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  test('allow nothing that is not listed', () => {
    expect(directives.get('default-src')).toBe("'none'")
    for (const name of ['base-uri', 'frame-ancestors', 'object-src', 'trusted-types'])
      expect(directives.get(name)).toBe("'none'")
    expect(directives.get('require-trusted-types-for')).toBe("'script'")
  })

  test('allow scripts and styles from this site and by hash, and never inline or eval', () => {
    expect(directives.get('script-src')).toBe("'self' 'sha256-script='")
    expect(directives.get('style-src')).toBe(
      "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style='",
    )
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|http:/)
  })

  test('allow images from the photo host, and connections to no other host', () => {
    expect(directives.get('img-src')).toBe(`'self' data: ${host}`)
    expect(directives.get('connect-src')).toBe("'self'")
  })

  test('allow only images from this site when it hosts the photos', () => {
    const own = securityHeaders({ style: [], script: [] }, '/photos')
    expect(own.document['Content-Security-Policy']).toContain("img-src 'self' data:;")
  })

  test('allow forms to be sent to this site only', () => {
    expect(directives.get('form-action')).toBe("'self'")
  })

  test('allow connections to a backend on another host, and forms to its mail function', () => {
    const elsewhere = securityHeaders({ style: [], script: [], backend: 'https://ref.supabase.co' })
    const policy = elsewhere.document['Content-Security-Policy']
    expect(policy).toContain("connect-src 'self' https://ref.supabase.co;")
    expect(policy).toContain("form-action 'self' https://ref.supabase.co/functions/v1/send-contact-email;")
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

// How query and cookie are read is tested with detect.ts.
test.each([
  ['', defaultLocale],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['de, en', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0.9, en', 'en'],
  ['de;q=0', defaultLocale],
  ['en;q=0.9, de;q=1.0', 'de'],
  ['eo-001, eo;q=0.9, it;q=0.8, de;q=0.7', 'de'],
  [';;q=x,,=,de', 'de'],
])('The header Accept-Language %j leads to the document in %s', (acceptLanguage, locale) => {
  expect(negotiate({ search: '', cookie: '', acceptLanguage })).toBe(locale)
})
