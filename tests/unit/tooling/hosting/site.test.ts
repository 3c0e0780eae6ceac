import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../../../../tooling/hosting/rules.ts'
import { shown } from '../../../setup/shown.ts'
import { openBuiltSite } from './built-site.ts'

const ask = openBuiltSite()

describe('A page', () => {
  test.each(['/', '/about', '/services/text-generation'])('%s is answered with its document', (path) => {
    const { status, headers, text } = ask(path)
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="en"><title>${path}</title>`)
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': 'en',
      'Cache-Control': 'no-cache',
      'Content-Length': String(text.length),
    })
  })

  test('is answered in the language asked for, and caches are told what that depends on', () => {
    const byQuery = ask('/about?lng=de')
    expect(byQuery.text).toContain('<html lang="de">')
    expect(byQuery.headers['Content-Language']).toBe('de')
    expect(byQuery.headers['Vary']).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(ask('/about', { headers: { 'accept-language': 'de-CH' } }).text).toContain('<html lang="de">')
    expect(ask('/about', { headers: { cookie: 'i18next=de' } }).text).toContain('<html lang="de">')
    expect(ask('/about?lng=es', { headers: { cookie: 'i18next=de' } }).text).toContain('<html lang="en">')
  })

  test('has one address: the file of its document is none', () => {
    for (const path of ['/about.html', '/index.html', '/404.html', '/about.html.br', '/about.html.gz']) {
      expect(ask(path).status, path).toBe(404)
    }
  })

  test('in German also stands as a file, for the script that exchanges the document', () => {
    expect(ask('/_de/about.html').text).toContain('<html lang="de">')
    expect(ask('/_de/index.html', { headers: { 'accept-language': 'en' } }).text).toContain('<html lang="de">')
  })
})

describe('An address that is no page', () => {
  test('is answered with the not-found page and status 404, in the language asked for', () => {
    const { status, text, headers } = ask('/nowhere', { headers: { 'accept-language': 'de' } })
    expect(status).toBe(404)
    expect(text).toContain('<html lang="de"><title>/404</title>')
    expect(headers['Cache-Control']).toBe('no-cache')
  })

  test('stays 404 when it is asked for again with its tag', () => {
    const { headers } = ask('/nowhere')
    expect(ask('/nowhere', { headers: { 'if-none-match': headers['ETag'] ?? '' } }).status).toBe(404)
  })

  test.each(
    [
      '/services/constructor',
      '/services/__proto__',
      '/assets/',
      '/assets/missing.js',
      '/.env',
      '/.git/config',
      '/%',
      '/%E0%A4%A',
      '/%00',
      '/..%2fpackage.json',
      '/..%2f..%2fetc%2fpasswd',
      '/../package.json',
      '/../../../../etc/passwd',
      '/assets/../../package.json',
      '/_de/',
      '/404',
      '/%2e%2e/package.json',
      '/\u0000',
      '/constructor',
      `/${'x'.repeat(3000)}`,
    ].map(shown),
  )('$shown', ({ value: path }) => {
    const { status, text } = ask(path)
    expect(status).toBe(404)
    expect(text).toContain('<title>/404</title>')
  })
})

describe('Another spelling of an address leads to the one', () => {
  test.each([
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/About', '/about'],
    ['/ABOUT/', '/about'],
    ['/Services/Text-Generation/', '/services/text-generation'],
    ['//', '/'],
    ['/about/?lng=de', '/about?lng=de'],
    ['/ABOUT?next=//evil.example', '/about?next=//evil.example'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['//about', '/about'],
  ])('%s leads to %s', (url, location) => {
    const { status, headers, body } = ask(url)
    expect({ status, location: headers['Location'], body }).toEqual({ status: 301, location, body: null })
  })

  test('A redirect never leaves the site', () => {
    for (const path of [
      '//evil.example',
      '/\\/evil.example',
      '\\/\\evil.example',
      '////evil.example//',
      '//evil.example/..',
    ]) {
      const location = ask(path).headers['Location'] ?? '/'
      expect(new URL(location, 'https://novamesa.example').host, path).toBe('novamesa.example')
    }
  })
})

describe('Methods', () => {
  test('HEAD has the headers of GET and no body', () => {
    const { body, headers, status } = ask('/about', { method: 'HEAD' })
    expect(body).toBeNull()
    expect(status).toBe(200)
    expect(headers).toEqual(ask('/about').headers)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'get'])('%s is refused', (method) => {
    const { status, headers, body } = ask('/contact', { method })
    expect({ status, allow: headers['Allow'], body }).toEqual({ status: 405, allow: 'GET, HEAD', body: null })
  })
})

test('Every answer carries the security headers, whatever its status', () => {
  const etag = ask('/about').headers['ETag'] ?? ''
  const answers = [
    ask('/about'),
    ask('/nowhere'),
    ask('//evil.example'),
    ask('/assets/index-C0ffee.js'),
    ask('/about', { method: 'POST' }),
    ask('/about', { headers: { 'if-none-match': etag } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 301, 200, 405, 304])
  for (const { headers } of answers) {
    expect(headers).toMatchObject(securityHeaders({ style: ["'sha256-style='"], script: [] }))
  }
})
