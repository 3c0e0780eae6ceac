import { rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLocale } from '#locale/locales.ts'
import { workerFirst } from '../../pipeline/hosting/cloudflare.ts'
import { headersFile, vercelJson } from '../../pipeline/hosting/static-hosts.ts'
import { paths, policy, publicFiles, writeSite } from './built-site.ts'
import { openApache } from './hosts/apache.ts'
import { openBareServer } from './hosts/bare-server.ts'
import type { Host } from './hosts/host.ts'
import { openNginx } from './hosts/nginx.ts'
import { programs } from './hosts/programs.ts'

const forever = 'public, max-age=31536000, immutable'

describe.each([
  { name: 'A server that knows only _headers', isHere: true, open: openBareServer },
  { name: 'nginx', isHere: programs.nginx !== undefined, open: openNginx },
  { name: 'Apache', isHere: programs.apache !== undefined, open: openApache },
])('$name', ({ name, isHere, open }) => {
  if (!isHere) return test.skip('is not installed')
  const isProgram = open !== openBareServer
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
    ['/', 200, '<title>/</title>'],
    ['/services', 200, '<title>/services</title>'],
    ['/services/text-generation?lng=de', 200, '<title>/services/text-generation</title>'],
    ['/nowhere', 404, '<title>/404</title>'],
    ['/about/us', 404, '<title>/404</title>'],
    ['/assets/nothing.js', 404, '<title>/404</title>'],
  ])('sends %s with %d and the headers of a document', async (url, status, text) => {
    const { headers, ...response } = await host.request(url)
    expect(response.status).toBe(status)
    expect(response.body.toString()).toContain(text)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-script=';")
    expect(headers).not.toHaveProperty('cross-origin-resource-policy')
    if (isProgram) expect(headers['cache-control']).toBe('no-cache')
  })

  test('lets browsers keep what has a hash in its name', async () => {
    const { status, headers } = await host.request('/assets/index-C0ffee.js')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': forever, 'x-content-type-options': 'nosniff' })
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test.each(Object.entries(publicFiles))('serves a file of public: %s', async (file, type) => {
    const { status, headers, body } = await host.request(file.split('/').map(encodeURIComponent).join('/'))
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: file })
    if (name === 'nginx' || file.includes('.', file.lastIndexOf('/') + 1)) expect(headers['content-type']).toBe(type)
  })

  test('answers 304 if the page is unchanged', async () => {
    const { headers } = await host.request('/about')
    const again = await host.request('/about', { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect(again.status).toBe(304)
  })

  if (!isProgram) return

  test.each([
    ['/about/', '/about'],
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

  test('lists no folder and keeps files to itself that begin with a dot', async () => {
    const statuses = ['/assets/', '/assets', '/.htaccess', '/../package.json', '/..%2fpackage.json'].map(
      async (url) => (await host.request(url)).status,
    )
    expect(await Promise.all(statuses)).not.toContain(200)
  })

  test.each(['/', '/services', '/services/text-generation'])('sends %s in the language of its query', async (url) => {
    expect((await host.request(url)).body.toString()).toContain(`<html lang="${defaultLocale}">`)
    const { status, body } = await host.request(`${url}?a=1&lng=de`)
    expect({ status, text: body.toString() }).toEqual({
      status: 200,
      text: expect.stringContaining('<html lang="de">'),
    })
    expect((await host.request(`${url}?lng=xx`)).body.toString()).toContain(`<html lang="${defaultLocale}">`)
  })

  test('compresses a page', async () => {
    const { headers, body } = await host.request('/about', { headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(body).toString()).toContain('<title>/about</title>')
  })

  if (name !== 'nginx') return

  test('sends files only the headers that they need', async () => {
    const { headers } = await host.request('/assets/index-C0ffee.js')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  test('redirects to https behind a proxy that ends TLS', async () => {
    const request = (proto: string) =>
      host.request('/about?a=1', { headers: { host: 'site.example', 'x-forwarded-proto': proto } })
    expect(await request('http')).toMatchObject({
      status: 301,
      headers: { location: 'https://site.example/about?a=1' },
    })
    expect(await request('https')).toMatchObject({ status: 200 })
  })
})

test('Vercel gets the same headers, with pages at addresses without an extension', () => {
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
