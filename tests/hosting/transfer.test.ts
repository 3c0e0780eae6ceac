import { describe, expect, test } from 'vitest'
import { onEveryHost } from './on-every-host.ts'
import { encodings } from './requests.ts'

onEveryHost((ask, host) => {
  describe('What is known already is not sent again', () => {
    test('An answer with the tag of the request is 304 without a body', async () => {
      const { headers } = await ask('/about')
      const again = await ask('/about', { headers: { 'if-none-match': headers['etag'] ?? '' } })
      expect({ status: again.status, body: again.text }).toEqual({ status: 304, body: '' })
      for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers[name]).toBe(headers[name])
      expect((await ask('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    })

    test('The tag of one language is none of the other', async () => {
      const { headers } = await ask('/about')
      const german = await ask('/about?lng=de', { headers: { 'if-none-match': headers['etag'] ?? '' } })
      expect(german.status).toBe(200)
      expect(german.headers['etag']).not.toBe(headers['etag'])
    })
  })

  if (host === 'Cloudflare') {
    test('Compression is left to Cloudflare, which compresses on the way to the visitor', async () => {
      const { headers, text } = await ask('/about', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(headers['content-encoding']).toBeUndefined()
      expect(text).toContain('<html lang="en">')
    })
    return
  }

  describe('Compression', () => {
    test.each(encodings)('Accept-Encoding %j is answered with %j', async (accepted, encoding) => {
      const headers = { 'accept-encoding': accepted }
      const plain = await ask('/about')
      const answer = await ask('/about', { headers })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(answer.text).toBe(plain.text)
      if (encoding) expect(answer.body.length).toBeLessThan(plain.body.length)
      expect(answer.headers['etag'] === plain.headers['etag']).toBe(!encoding)
      const again = await ask('/about', { headers: { ...headers, 'if-none-match': answer.headers['etag'] ?? '' } })
      expect(again.status).toBe(304)
    })

    test('holds for files and for the not-found page', async () => {
      const headers = { 'accept-encoding': 'br' }
      for (const [url, status] of [
        ['/assets/index-C0ffee.js', 200],
        ['/_de/about.html', 200],
        ['/nowhere', 404],
      ] as const) {
        const answer = await ask(url, { headers })
        expect({ status: answer.status, encoding: answer.headers['content-encoding'] }).toEqual({
          status,
          encoding: 'br',
        })
      }
    })

    test('leaves alone what has no compressed copy', async () => {
      const { headers, text } = await ask('/icon.png', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(headers).toMatchObject({ 'content-type': 'image/png' })
      expect(headers['content-encoding']).toBeUndefined()
      expect(text).toBe('not compressed')
    })
  })
})
