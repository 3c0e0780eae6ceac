import { describe, expect, test } from 'vitest'
import { onRoutingHosts } from './routing-hosts.ts'

onRoutingHosts((request, host) => {
  test.each([
    ['its ETag', (tag: string) => tag, 304],
    ['its ETag, as a cache sends it', (tag: string) => `W/${tag.replace('W/', '')}`, 304],
    ['other tags', () => '"other", W/"one"', 200],
  ])('A conditional request with %s', async (_, header, status) => {
    const { headers } = await request('/about')
    const again = await request('/about', { headers: { 'if-none-match': header(headers['etag'] ?? '') } })
    expect({ status: again.status, isEmpty: again.text === '' }).toEqual({ status, isEmpty: status === 304 })
    for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers[name]).toBe(headers[name])
  })

  // Cloudflare compresses responses itself.
  describe.runIf(host === 'npm start')('Compression', () => {
    test.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, identity; q=0.5', 'gzip'],
      ['', undefined],
      ['deflate', undefined],
      ['gzipped', undefined],
      ['br;q=0', undefined],
      ['br;q=0.000, gzip', 'gzip'],
      ['gzip;q=0, br;q=0.1', 'br'],
      ['br; q=0 , gzip; q=0', undefined],
    ])('Accept-Encoding %j gets %j', async (accepted, encoding) => {
      const headers = { 'accept-encoding': accepted }
      const plain = await request('/about')
      const response = await request('/about', { headers })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['content-length']).toBe(String(response.body.length))
      expect(response.text).toBe(plain.text)
      expect(response.headers['etag'] === plain.headers['etag']).toBe(!encoding)
    })

    test('does not apply to files without a compressed version', async () => {
      const { headers } = await request('/icon.png', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(headers).toMatchObject({ 'content-type': 'image/png' })
      expect(headers['content-encoding']).toBeUndefined()
    })
  })
})
