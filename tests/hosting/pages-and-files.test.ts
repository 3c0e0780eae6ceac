import { describe, expect, test } from 'vitest'
import { defaultLocale } from '#locale/locales.ts'
import { publicFiles } from './built-site.ts'
import { onRoutingHosts, pageVary } from './routing-hosts.ts'

onRoutingHosts((request, host) => {
  describe('A page', () => {
    test.each(['/', '/about', '/services/text-generation', '/about?utm_source=%E0%A4%A'])('%s', async (url) => {
      const { status, headers, text } = await request(url)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${defaultLocale}"><title>${url.split('?', 1)[0]}</title>`)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': defaultLocale,
        'cache-control': 'no-cache',
        'content-length': String(text.length),
        vary: pageVary,
      })
    })

    test.each([
      ['query', '/about?lng=de', { cookie: 'i18next=en' }],
      ['cookie', '/about', { cookie: 'i18next=de', 'accept-language': 'en' }],
      ['browser', '/about', { 'accept-language': 'en;q=0.5, de-AT' }],
    ])('in the language of the %s', async (_, url, requestHeaders) => {
      const { status, headers, text } = await request(url, { headers: requestHeaders })
      expect(status).toBe(200)
      expect(text).toContain('<html lang="de">')
      expect(headers).toMatchObject({ 'content-language': 'de', vary: pageVary })
    })
  })

  describe('A file', () => {
    test('with a hash in its name is cached forever', async () => {
      const { status, headers } = await request('/assets/index-C0ffee.js')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        ...(host !== 'Cloudflare' && { vary: 'Accept-Encoding' }),
      })
    })

    test('that is an Open Graph image is a PNG that is cached forever, and that other sites may show', async () => {
      const { status, headers, text } = await request('/assets/share/about-de-C0ffee-_.png')
      expect(status).toBe(200)
      expect(text).toBe('not compressed')
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/png',
      })
      expect(headers['cross-origin-resource-policy']).toBe(host === 'Cloudflare' ? undefined : 'cross-origin')
    })

    test.each(Object.entries(publicFiles))('of public is served: %s', async (file, type) => {
      const address = file.split('/').map(encodeURIComponent).join('/')
      const { status, headers, text } = await request(address)
      expect({ status, type: headers['content-type'], text }).toEqual({ status: 200, type, text: file })
      expect((await request(address, { headers: { 'if-none-match': headers['etag'] ?? '' } })).status).toBe(304)
    })

    test('is not served in another spelling', async () => {
      for (const address of ['/preise.pdf', '/Broschu%CC%88re%202026.pdf', '/.well-known/nothing', '/downloads/'])
        expect((await request(address)).status, address).toBe(404)
    })

    test.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/icon.png', 'image/png'],
      ['/favicon.svg', 'image/svg+xml'],
    ])('%s is revalidated on each request', async (url, type) => {
      const { status, headers } = await request(url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'content-type': type })
      // On Cloudflare it has the default of the host, which means the same.
      if (host !== 'Cloudflare') expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    })
  })
})
