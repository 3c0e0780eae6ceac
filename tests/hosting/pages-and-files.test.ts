import { describe, expect, test } from 'vitest'
import { defaultLocale } from '#locale/locales.ts'
import { publicFiles } from './built-site.ts'
import { onRoutingHosts, pageVary } from './routing-hosts.ts'

const forever = 'public, max-age=31536000, immutable'

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
    test.each([
      ['/assets/index-C0ffee.js', 'text/javascript; charset=utf-8', forever],
      ['/assets/share/about-de-C0ffee-_.png', 'image/png', forever],
      ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ['/icon.png', 'image/png', 'no-cache'],
      ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ])('%s has the type %s and is cached: %s', async (url, type, cache) => {
      const { status, headers } = await request(url)
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type })
      // The default of Cloudflare means the same as no-cache.
      if (host !== 'Cloudflare') expect(headers).toMatchObject({ 'cache-control': cache, vary: 'Accept-Encoding' })
      else if (cache === forever) expect(headers['cache-control']).toBe(forever)
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
  })
})
