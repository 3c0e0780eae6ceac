import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openBuiltSite } from './built-site.ts'

const ask = openBuiltSite()

describe('What is known already is not sent again', () => {
  test('An answer with the tag of the request is 304 without a body', () => {
    const first = ask('/about')
    const again = ask('/about', { headers: { 'if-none-match': first.headers['ETag'] ?? '' } })
    expect(again).toMatchObject({ status: 304, body: null })
    expect(again.headers).toMatchObject({ ETag: first.headers['ETag'], Vary: first.headers['Vary'] })
    expect(ask('/about', { headers: { 'if-none-match': '"other"' } }).status).toBe(200)
  })

  test('The tag differs by language and by encoding', () => {
    const tags = [
      ask('/about').headers['ETag'],
      ask('/about?lng=de').headers['ETag'],
      ask('/about', { headers: { 'accept-encoding': 'br' } }).headers['ETag'],
    ]
    expect(new Set(tags)).toHaveLength(3)
  })

  test('Files with a hash in their name are kept for ever', () => {
    expect(ask('/assets/index-C0ffee.js').headers).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: 'Accept-Encoding',
    })
  })
})

describe('Compression', () => {
  const plain = ask('/about').text

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ])('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
    const { headers, body } = ask('/about', { headers: { 'accept-encoding': accepted } })
    expect(headers['Content-Encoding']).toBe(encoding)
    const bytes = body ?? Buffer.alloc(0)
    expect(headers['Content-Length']).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(plain.length)
    expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(plain)
  })

  test.each(['', 'identity', 'deflate', 'zstd', 'brotli', 'gzipped'])('%j is answered as it is', (accepted) => {
    const { headers, text } = ask('/about', { headers: { 'accept-encoding': accepted } })
    expect(headers['Content-Encoding']).toBeUndefined()
    expect(text).toBe(plain)
  })

  test('What has no compressed copy is sent as it is', () => {
    const { headers, text } = ask('/icon.png', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers).toMatchObject({ 'Content-Type': 'image/png' })
    expect(headers['Content-Encoding']).toBeUndefined()
    expect(text).toBe('not compressed')
  })
})
