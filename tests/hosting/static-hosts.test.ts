import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerFirst } from '../../pipeline/hosting/cloudflare.ts'
import { headersFile, vercelJson } from '../../pipeline/hosting/static-hosts.ts'
import { paths, policy, writeSite } from './built-site.ts'
import { overHttp } from './hosts/over-http.ts'
import { staticFiles } from './hosts/static-files.ts'

const site = await writeSite()
const server = staticFiles(site, { documents: true })
let request: ReturnType<typeof overHttp>

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  request = overHttp({ host: '127.0.0.1', port: typeof address === 'object' ? address?.port : undefined })
})
afterAll(() => {
  server.close()
  rmSync(site, { recursive: true })
})

test.each([
  ['/', 200, '<title>/</title>'],
  ['/services/text-generation?lng=de', 200, '<title>/services/text-generation</title>'],
  ['/nowhere', 404, '<title>/404</title>'],
  ['/assets/index-C0ffee.js', 200, 'console.log'],
  ['/google1234.html', 200, '/google1234.html'],
])('A host that only serves files sends %s with the headers of a document', async (url, status, text) => {
  const { headers, ...response } = await request(url)
  expect(response.status).toBe(status)
  expect(response.body.toString()).toContain(text)
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-script=';")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(headers).not.toHaveProperty('cross-origin-resource-policy')
  expect(headers['cache-control']).toBe(url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : undefined)
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
