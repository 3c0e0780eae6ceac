import { describe, expect, test } from 'vitest'
import { defaultLocale } from '#locale/locales.ts'
import { onRoutingHosts } from './routing-hosts.ts'
import { encodings } from './requests.ts'

onRoutingHosts((request, host) => {
  describe('Conditional requests', () => {
    test('A conditional request with a matching ETag gets 304 without a body', async () => {
      const { headers } = await request('/about')
      const again = await request('/about', { headers: { 'if-none-match': headers['etag'] ?? '' } })
      expect({ status: again.status, body: again.text }).toEqual({ status: 304, body: '' })
      for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers[name]).toBe(headers[name])
    })

    test.each([
      ['a weak tag', (tag: string) => `W/${tag.replace('W/', '')}`, 304],
      ['another tag', () => '"other", W/"one"', 200],
    ])('The If-None-Match of a cache is understood: %s', async (_, header, status) => {
      const { headers } = await request('/about')
      const again = await request('/about', { headers: { 'if-none-match': header(headers['etag'] ?? '') } })
      expect(again.status).toBe(status)
    })

    test('The languages of a page have different ETags', async () => {
      const { headers } = await request('/about')
      const other = await request(`/about?lng=${defaultLocale === 'de' ? 'en' : 'de'}`, {
        headers: { 'if-none-match': headers['etag'] ?? '' },
      })
      expect(other.status).toBe(200)
      expect(other.headers['etag']).not.toBe(headers['etag'])
    })
  })

  if (host === 'Cloudflare') {
    test('The Worker does not compress, because Cloudflare compresses responses itself', async () => {
      const { headers, text } = await request('/about', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(headers['content-encoding']).toBeUndefined()
      expect(text).toContain(`<html lang="${defaultLocale}">`)
    })
    return
  }

  describe('Compression', () => {
    test.each(encodings)('Accept-Encoding %j gets %j', async (accepted, encoding) => {
      const headers = { 'accept-encoding': accepted }
      const plain = await request('/about')
      const response = await request('/about', { headers })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['content-length']).toBe(String(response.body.length))
      expect(response.text).toBe(plain.text)
      if (encoding) expect(response.body.length).toBeLessThan(plain.body.length)
      expect(response.headers['etag'] === plain.headers['etag']).toBe(!encoding)
      const again = await request('/about', {
        headers: { ...headers, 'if-none-match': response.headers['etag'] ?? '' },
      })
      expect(again.status).toBe(304)
    })

    test('applies to files and to the not-found page', async () => {
      const headers = { 'accept-encoding': 'br' }
      for (const [url, status] of [
        ['/assets/index-C0ffee.js', 200],
        ['/about?lng=de', 200],
        ['/nowhere', 404],
      ] as const) {
        const response = await request(url, { headers })
        expect({ status: response.status, encoding: response.headers['content-encoding'] }).toEqual({
          status,
          encoding: 'br',
        })
      }
    })

    test('does not apply to files without a compressed version', async () => {
      const { headers, text } = await request('/icon.png', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(headers).toMatchObject({ 'content-type': 'image/png' })
      expect(headers['content-encoding']).toBeUndefined()
      expect(text).toBe('not compressed')
    })
  })
})
