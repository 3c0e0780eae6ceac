import { rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLocale } from '#locale/locales.ts'
import { workerFirst } from '../../pipeline/hosting/cloudflare.ts'
import { headersFile, vercelJson } from '../../pipeline/hosting/static-hosts.ts'
import { paths, policy, writeSite } from './built-site.ts'
import { openApache } from './hosts/apache.ts'
import type { Host } from './hosts/host.ts'
import { openNginx } from './hosts/nginx.ts'
import { programs } from './hosts/programs.ts'

describe.each([
  { name: 'nginx', program: programs.nginx, open: openNginx },
  { name: 'Apache', program: programs.apache, open: openApache },
])('$name', ({ name, program, open }) => {
  if (!program) return test.skip('is not installed')
  let site = ''
  let host: Host
  beforeAll(async () => {
    site = await writeSite()
    host = await open(site)
  })
  afterAll(async () => {
    await host.close()
    rmSync(site, { recursive: true })
  })

  test.each([
    ['/', 200, '/', defaultLocale],
    ['/services', 200, '/services', defaultLocale],
    ['/services/text-generation?lng=xx', 200, '/services/text-generation', defaultLocale],
    ['/?lng=de', 200, '/', 'de'],
    ['/services?a=1&lng=de', 200, '/services', 'de'],
    ['/nowhere', 404, '/404', defaultLocale],
    ['/about/us', 404, '/404', defaultLocale],
    ['/assets/nothing.js', 404, '/404', defaultLocale],
  ])('sends %s with %d and the headers of a document', async (url, status, title, locale) => {
    const { headers, ...response } = await host.request(url)
    expect(response.status).toBe(status)
    expect(response.body.toString()).toContain(`<html lang="${locale}"><title>${title}</title>`)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-script=';")
  })

  test.each([
    ['/assets/index-C0ffee.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/google1234.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/Brosch%C3%BCre%202026.pdf', 'application/pdf', 'no-cache'],
  ])('sends the file %s', async (url, type, cache) => {
    const { status, headers } = await host.request(url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' })
    expect((await host.request(url, { headers: { 'if-none-match': headers['etag'] ?? '' } })).status).toBe(304)
  })

  test.each([
    ['/services/', '/services'],
    ['/services/text-generation/?lng=de', '/services/text-generation?lng=de'],
  ])('redirects %s to %s', async (url, location) => {
    const { status, headers } = await host.request(url)
    const { pathname, search } = new URL(headers['location'] ?? '', 'http://site')
    expect({ status, location: pathname + search }).toEqual({ status: 301, location })
  })

  test.each(['//evil.example/', '/%2Fevil.example/', '/\\evil.example/', '/%5Cevil.example/'])(
    'never redirects %s to another host',
    async (url) => {
      const { headers } = await host.request(url, { headers: { host: 'site' } })
      expect(new URL(headers['location'] ?? '/', 'http://site').hostname).toBe('site')
    },
  )

  test.each(['/assets/', '/assets', '/.htaccess', '/../package.json', '/..%2fpackage.json'])(
    'shows nobody %s',
    async (url) => expect((await host.request(url)).status).not.toBe(200),
  )

  test('compresses a page', async () => {
    const { headers, body } = await host.request('/about', { headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(body).toString()).toContain('<title>/about</title>')
  })

  test.runIf(name === 'nginx')('sends files no header of documents, and redirects http behind a proxy', async () => {
    const { headers } = await host.request('/assets/index-C0ffee.js')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers).not.toHaveProperty('content-security-policy')
    const insecure = await host.request('/about?a=1', { headers: { host: 'site', 'x-forwarded-proto': 'http' } })
    expect(insecure).toMatchObject({ status: 301, headers: { location: 'https://site/about?a=1' } })
  })
})

test('Vercel gets the same headers as `_headers` has, with pages at addresses without an extension', () => {
  expect(headersFile(policy)).toMatch(
    /^\/\*\n  Content-Security-Policy: .+\n\/assets\/\*\n  Cache-Control: .*immutable\n$/s,
  )
  const settings: unknown = JSON.parse(vercelJson(policy))
  expect(settings).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '/(.*)' }, { source: '/assets/(.*)' }],
  })
  for (const [, key, value] of headersFile(policy).matchAll(/^  ([\w-]+): (.*)$/gm))
    expect(JSON.stringify(settings)).toContain(JSON.stringify({ key, value }))
})

test('The Worker, which is paid, runs for pages and files with an unusual name, however many files there are', () => {
  const rules = workerFirst(paths)
  expect(rules).toEqual(
    expect.arrayContaining(['/*', '!/assets/*', '!/icon.png', '!/downloads/*', '!/google1234.html']),
  )
  expect(rules.filter((rule) => /about|services|Brosch|%|apple/.test(rule))).toEqual([])
  const photos = Array.from({ length: 500 }, (_, index) => [`/photos/${index}.jpg`, `/${index}.jpg`]).flat()
  expect(workerFirst({ ...paths, files: photos })).toHaveLength(100)
})

test('No line of `_headers` is longer than Cloudflare reads, with the hashes of 24 routes', () => {
  const hashes = Array.from({ length: 24 }, () => `'sha256-${'x'.repeat(43)}='`)
  expect(headersFile({ ...policy, style: hashes })).not.toMatch(/.{2000}/)
})
