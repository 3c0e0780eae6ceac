import { describe, expect, test } from 'vitest'
import { languageChoices } from './language-choices.ts'
import { onEveryHost, pageVary } from './on-every-host.ts'
import { openedDocuments } from './requests.ts'

onEveryHost((ask, host) => {
  describe('A page', () => {
    test.each(['/', '/about', '/services/text-generation', '/about?utm_source=%E0%A4%A'])('%s', async (url) => {
      const { status, headers, text } = await ask(url)
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
      async ({ query, cookie, acceptLanguage, locale, but }) => {
        const expected = host === 'nginx' ? (but?.nginx ?? locale) : locale
        const { status, headers, text } = await ask(query === undefined ? '/about' : `/about?${query}`, {
          headers: { ...(cookie && { cookie }), ...(acceptLanguage && { 'accept-language': acceptLanguage }) },
        })
        expect(status).toBe(200)
        expect(text).toContain(`<html lang="${expected}">`)
        expect(headers).toMatchObject({ 'content-language': expected, vary: pageVary })
      },
    )
  })

  describe('A file', () => {
    test('with a hash in its name is kept for ever', async () => {
      const { status, headers } = await ask('/assets/index-C0ffee.js')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      })
    })

    test('that is a Open Graph image is a PNG that is kept for ever', async () => {
      const { status, headers, text } = await ask('/assets/share/about-de-C0ffee-_.png')
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
    ])('%s is asked for anew each time', async (url, type) => {
      const { status, headers } = await ask(url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': type, vary: 'Accept-Encoding' })
    })

    test('holds a page in German, for the script that exchanges the document', async () => {
      const { status, text, headers } = await ask('/_de/about.html', { headers: { 'accept-language': 'en' } })
      expect(status).toBe(200)
      expect(text).toContain('<html lang="de"><title>/about</title>')
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Sec-Fetch-Dest' })
    })

    test.each(openedDocuments)('%s, opened as a page, leads to %s', async (url, location) => {
      const { status, headers } = await ask(url, { headers: { 'sec-fetch-dest': 'document' } })
      expect({ status, location: headers['location'] }).toEqual({ status: 301, location })
    })
  })
})
