import { describe, expect, test } from 'vitest'
import { shown } from '../support/setup/shown.ts'
import { onEveryHost, pageVary } from './on-every-host.ts'
import { hostile, nowhere, spellings, tooLong } from './requests.ts'

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

  describe('A path over 2 kB is refused', () => {
    test.each(tooLong.map(shown))('$shown', async ({ value: url }) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, headers } = await ask(url, { method })
        expect({ status, location: headers['location'] }, method).toEqual({ status: 414, location: undefined })
      }
    })
  })

  test.each([...hostile, `/a${'/'.repeat(14_000)}b`].map(shown))(
    '$shown costs no more than any other address',
    async ({ value: url }) => {
      // The quickest of many that take turns: what else this machine does meanwhile slows both.
      const quickest = { hostile: Infinity, ordinary: Infinity }
      for (let turn = 0; turn < 15; turn += 1) {
        quickest.ordinary = Math.min(quickest.ordinary, await timeOf(() => ask('/nowhere')))
        quickest.hostile = Math.min(quickest.hostile, await timeOf(() => ask(url)))
      }
      expect(quickest.hostile / quickest.ordinary).toBeLessThan(3)
    },
  )

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

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
