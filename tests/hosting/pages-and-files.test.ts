import { describe, expect, test } from 'vitest'
import { languageChoices } from './language-choices.ts'
import { onEveryHost, pageVary } from './on-every-host.ts'

onEveryHost((request, host) => {
  describe('A page', () => {
    test.each(['/', '/about', '/services/text-generation', '/about?utm_source=%E0%A4%A'])('%s', async (url) => {
      const { status, headers, text } = await request(url)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="en"><title>${url.split('?', 1)[0]}</title>`)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'en',
        'cache-control': 'no-cache',
        'content-length': String(text.length),
        vary: pageVary,
      })
    })

    test.each(languageChoices)(
      'in the language of the visitor: $name',
      async ({ query, cookie, acceptLanguage, locale, except }) => {
        const expected = host === 'nginx' ? (except?.nginx ?? locale) : locale
        const url = query === undefined ? '/about' : `/about?${query}`
        // Cloudflare's runtime rejects characters that every browser encodes.
        const sent = host === 'Cloudflare' ? url.replaceAll(/[<>"]/g, encodeURIComponent) : url
        const { status, headers, text } = await request(sent, {
          headers: { ...(cookie && { cookie }), ...(acceptLanguage && { 'accept-language': acceptLanguage }) },
        })
        expect(status).toBe(200)
        expect(text).toContain(`<html lang="${expected}">`)
        expect(headers).toMatchObject({ 'content-language': expected, vary: pageVary })
      },
    )
  })

  describe('A file', () => {
    test('with a hash in its name is cached forever', async () => {
      const { status, headers } = await request('/assets/index-C0ffee.js')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      })
    })

    test('that is an Open Graph image is a PNG that is cached forever', async () => {
      const { status, headers, text } = await request('/assets/share/about-de-C0ffee-_.png')
      expect(status).toBe(200)
      expect(text).toBe('not compressed')
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/png',
      })
    })

    test.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/icon.png', 'image/png'],
      ['/favicon.svg', 'image/svg+xml'],
    ])('%s is revalidated on each request', async (url, type) => {
      const { status, headers } = await request(url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': type, vary: 'Accept-Encoding' })
    })
  })
})
