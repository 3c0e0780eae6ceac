import { describe, expect, test } from 'vitest'
import { shown } from '../support/setup/shown.ts'
import { onRoutingHosts, pageVary } from './routing-hosts.ts'
import { nowhere, spellings } from './requests.ts'

onRoutingHosts((request, host) => {
  describe('An address that is not a page', () => {
    test.each(nowhere.map(shown))('$shown', async ({ value: url }) => {
      const { status, text, headers } = await request(url)
      expect(status).toBe(404)
      expect(text).toContain('<title>/404</title>')
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    })

    test('has a not-found page in the language of the visitor', async () => {
      const { status, text, headers } = await request('/nowhere', { headers: { 'accept-language': 'de' } })
      expect(status).toBe(404)
      expect(text).toContain('<html lang="de"><title>/404</title>')
      expect(headers).toMatchObject({ 'content-language': 'de', vary: pageVary })
    })

    test('stays 404 on a conditional request with its ETag', async () => {
      const { headers } = await request('/nowhere')
      expect((await request('/nowhere', { headers: { 'if-none-match': headers['etag'] ?? '""' } })).status).toBe(404)
    })
  })

  describe('Another spelling of an address redirects to the canonical one', () => {
    test.each(spellings)('%s redirects to %s', async (url, location) => {
      const { status, headers } = await request(url)
      expect({ status, location: headers['location'] }).toEqual({ status: 301, location })
    })

    test.each(['//evil.example/..', '//evil.example/%2f..'])('%s never redirects to another origin', async (url) => {
      const { headers } = await request(url)
      expect(new URL(headers['location'] ?? '/', 'https://novamesa.example').host).toBe('novamesa.example')
    })
  })

  describe('Methods', () => {
    test('HEAD has the headers of GET and no body', async () => {
      const [get, head] = [await request('/about'), await request('/about', { method: 'HEAD' })]
      expect({ status: head.status, body: head.text }).toEqual({ status: 200, body: '' })
      for (const name of ['content-type', 'content-length', 'content-language', 'etag', 'vary'])
        expect(head.headers[name]).toBe(get.headers[name])
    })

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is rejected with a document', async (method) => {
      for (const [url, title] of [
        ['/about?lng=de', '/about'],
        ['/?lng=de', '/'],
        ['/nowhere?lng=de', '/404'],
        ['/robots.txt?lng=de', '/404'],
        ['/assets/index-C0ffee.js?lng=de', '/404'],
      ] as const) {
        // Files are answered by Cloudflare itself.
        if (host === 'Cloudflare' && /\.(?:txt|js)/.test(url)) continue
        const { status, headers, text } = await request(url, { method, headers: { 'accept-encoding': 'gzip' } })
        expect(status, url).toBe(405)
        expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-cache', 'content-language': 'de' })
        expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: pageVary })
        expect(text).toContain(`<html lang="de"><title>${title}</title>`)
      }
    })
  })
})
