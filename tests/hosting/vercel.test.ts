import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { securityHeaders } from '../../build/hosting/rules.ts'
import { vercelIgnore, vercelJson } from '../../build/hosting/vercel.ts'
import { shown } from '../support/setup/shown.ts'
import { pages, policy, writeSite } from './built-site.ts'
import { languageChoices } from './language-choices.ts'
import { nowhere, spellings, tooLong } from './requests.ts'
import { vercelResponse } from './vercel-routes.ts'

const site = await writeSite()
const json = vercelJson(policy, pages)
const security = securityHeaders(policy)
afterAll(() => rmSync(site, { recursive: true }))

// Vercel cannot compare qualities, so the first supported language is used; browsers list the preferred one first.
test.each(languageChoices)('Language: $name', ({ query, cookie, acceptLanguage, locale, except }) => {
  const { status, headers, file } = request(`/about?${query ?? ''}`, { cookie, 'accept-language': acceptLanguage })
  const expected = except?.Vercel ?? locale
  expect({ status, file }).toEqual({ status: 200, file: expected === 'de' ? '/_de/about.html' : '/about.html' })
  expect(headers).toMatchObject({ 'Content-Language': expected, Vary: 'Accept-Encoding, Accept-Language, Cookie' })
})

test('Every page gets its document', () => {
  expect(request('/').file).toBe('/index.html')
  expect(request('/?lng=de').file).toBe('/_de/index.html')
  expect(request('/services/text-generation?lng=de').file).toBe('/_de/services/text-generation.html')
})

test.each(nowhere.filter((path) => path !== '/vercel.json').map(shown))('$shown is not found', ({ value: path }) => {
  const { status, headers, file } = request(path)
  expect({ status, file }).toEqual({ status: 404, file: '/404.html' })
  expect(headers['Cache-Control']).toBe('no-cache')
  expect(request(path, { 'accept-language': 'de' }).file).toBe('/_de/404.html')
})

test.each(tooLong.map(shown))('$shown is rejected because of its length', ({ value: path }) => {
  const { status, headers } = request(path)
  expect(status).toBe(414)
  expect(headers).toMatchObject(security.document)
})

test.each(spellings)('%s redirects to %s', (url, location) => {
  const { status, headers } = request(url)
  // Vercel adds the query of the request to the location.
  expect({ status, location: headers['Location'] }).toEqual({ status: 301, location: location.split('?', 1)[0] })
})

test('Every response has the security headers of its kind, and only files with a hash are cached forever', () => {
  for (const url of ['/', '/nowhere', '/assets/missing.js', '/missing.svg', '/about/'])
    expect(request(url).headers, url).toMatchObject(security.document)
  expect(request('/favicon.svg').headers).toEqual({ ...security.markup, 'Cache-Control': 'no-cache' })
  expect(request('/robots.txt').headers).toEqual({ ...security.resource, 'Cache-Control': 'no-cache' })
  expect(request('/assets/index-C0ffee.js').headers['Cache-Control']).toContain('immutable')
})

function request(url: string, headers: Record<string, string | undefined> = {}) {
  const [path = '', query = ''] = url.split('?', 2)
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']))
  const cookies = new Map(
    (given['cookie'] ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=', 2)
      return [name, value] as const
    }),
  )
  return vercelResponse(json, { path, query: new URLSearchParams(query), cookies, headers: given }, isFile)
}

/** Whether Vercel serves a file: everything below dist that the ignore list does not contain, except dotfiles. */
function isFile(path: string): boolean {
  if (path.split('/').some((part) => part.startsWith('.'))) return false
  if (vercelIgnore.split('\n').some((line) => line !== '' && path.endsWith(line.replace('*', '')))) return false
  const file = join(site, path)
  return !path.includes('\0') && existsSync(file) && statSync(file).isFile()
}
