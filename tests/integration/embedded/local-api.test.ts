import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../../server/serve.ts'
import { statusOf } from './raw-request.ts'

/** Serves a site without pages and with a backend that accepts every request. */
async function openApi(): Promise<string> {
  const backend = { fetch: async () => new Response('reached') }
  const site = await serve({ backend, port: 0, site: () => ({ status: 404, headers: {}, body: null }) })
  onTestFinished(() => site.close())
  return site.url
}

test('a request with a foreign Host header does not reach the API', async () => {
  const url = await openApi()
  const { port } = new URL(url)
  for (const path of ['/rest/v1/newsletter_subscriptions', '/auth/v1/token', '/functions/v1/send-contact-email']) {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(await statusOf(url, { path, host: `${host}:${port}` }), host).toBe(200)
    }
    for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port}.evil.example`]) {
      expect(await statusOf(url, { path, host }), host).toBe(421)
    }
  }
})

test('a malformed request is refused', async () => {
  const url = await openApi()
  expect(await statusOf(url, { path: '/rest/v1/x', method: 'TRACE' })).toBe(400)
  expect(await statusOf(url, { path: '/rest/v1/[' })).toBe(200)
})
