import { describe, expect, test } from 'vitest'
import { shown } from '../setup/shown.ts'
import { onEveryHost, pageVary } from './on-every-host.ts'
import { nowhere, spellings } from './requests.ts'

onEveryHost((ask) => {
  describe('An address that is no page', () => {
    test.each(nowhere.map(shown))('$shown', async ({ value: url }) => {
      const { status, text, headers } = await ask(url)
      expect(status).toBe(404)
      expect(text).toContain('<title>/404</title>')
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    })

    test('is answered in the language of the visitor', async () => {
      const { status, text, headers } = await ask('/nowhere', { headers: { 'accept-language': 'de' } })
      expect(status).toBe(404)
      expect(text).toContain('<html lang="de"><title>/404</title>')
      expect(headers).toMatchObject({ 'content-language': 'de', vary: pageVary })
    })

    test('stays 404 when it is asked for again with its tag', async () => {
      const { headers } = await ask('/nowhere')
      expect((await ask('/nowhere', { headers: { 'if-none-match': headers['etag'] ?? '""' } })).status).toBe(404)
    })
  })

  describe('Another spelling of an address leads to the one', () => {
    // In the URL of a Request a backslash is a slash already.
    test.each(spellings)('%s leads to %s', async (url, location) => {
      const { status, headers } = await ask(url)
      expect({ status, location: headers['location'] }).toEqual({ status: 301, location })
    })

    test.each(['//evil.example/..', '/_de//evil.example.html', '/_de/\\evil.example.html', '//evil.example/%2f..'])(
      '%s never leaves the site',
      async (url) => {
        const { headers } = await ask(url, { headers: { 'sec-fetch-dest': 'document' } })
        expect(new URL(headers['location'] ?? '/', 'https://novamesa.example').host).toBe('novamesa.example')
      },
    )
  })

  describe('Methods', () => {
    test('HEAD has the headers of GET and no body', async () => {
      const [get, head] = [await ask('/about'), await ask('/about', { method: 'HEAD' })]
      expect({ status: head.status, body: head.text }).toEqual({ status: 200, body: '' })
      for (const name of ['content-type', 'content-length', 'content-language', 'etag', 'vary'])
        expect(head.headers[name]).toBe(get.headers[name])
    })

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
      const { status, headers } = await ask('/contact', { method })
      expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD' })
    })
  })
})
