import { expect, onTestFinished, test, vi } from 'vitest'
import { chosenPort, listenOnLocalhost, portProblem } from '../../../server/backend/loopback.ts'
import { StartProblem } from '../../../server/backend/start-problem.ts'
import { openLastBuild, serve } from '../../../server/serve.ts'
import { statusOf } from './raw-request.ts'

// As in GitHub's Codespaces.
vi.hoisted(() => {
  process.env['CODESPACE_NAME'] = 'novamesa'
  process.env['GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN'] = 'app.github.dev'
})

/** Serves a site without pages and with a backend that accepts every request. */
async function openApi(): Promise<string> {
  const backend = { fetch: async ({ url }: Request) => new Response(new URL(url).origin) }
  const site = await serve({ backend, port: 0, site: () => ({ status: 404, headers: {}, body: null }) })
  onTestFinished(() => site.close())
  return site.url
}

test('a request with a foreign Host header does not reach the API', async () => {
  const url = await openApi()
  const { port } = new URL(url)
  for (const path of ['/rest/v1/newsletter_subscriptions', '/auth/v1/token', '/functions/v1/send-contact-email']) {
    // Through a tunnel the port is another one, and on port 80 a browser names none.
    for (const host of [`localhost:${port}`, 'localhost', 'LOCALHOST:9000', '127.0.0.1:80', `[::1]:${port}`, '[::1]'])
      expect(await statusOf(url, { path, host }), host).toBe(200)
    for (const host of [
      'evil.example',
      `localhost:${port}.evil.example`,
      'localhost.evil.example',
      '127.0.0.1.nip.io',
      'x@localhost',
    ])
      expect(await statusOf(url, { path, host }), host).toBe(421)
  }
})

test('a malformed request is refused', async () => {
  const url = await openApi()
  expect(await statusOf(url, { path: '/rest/v1/x', method: 'TRACE' })).toBe(400)
  expect(await statusOf(url, { path: '/rest/v1/[' })).toBe(200)
})

test('a page of another origin can neither read nor write', async () => {
  const url = await openApi()
  const send = (path: string, headers: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: 'name=Evil' })
  const post = async (...call: Parameters<typeof send>) => (await send(...call)).status
  const table = '/rest/v1/novamesa_contact_submissions?apikey=sb_publishable_local'
  for (const origin of ['https://evil.example', 'https://evil-4173.app.github.dev', 'http://localhost:1', 'null']) {
    expect(await post(table, { origin }), origin).toBe(403)
    expect((await fetch(`${url}${table}`, { headers: { origin } })).status, origin).toBe(403)
  }
  expect(await post(table, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post(table, { origin: url, 'sec-fetch-site': 'same-origin' })).toBe(200)
  // A tunnel may end TLS; the backend is told where the site was opened.
  for (const origin of [url.replace('http:', 'https:'), 'https://novamesa-4173.app.github.dev'])
    expect(await (await send(table, { origin })).text()).toBe(origin)
})

test('a body is not read when its sender is a stranger, and no further than a megabyte', async () => {
  const url = await openApi()
  const table = `${url}/rest/v1/novamesa_contact_submissions`
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
  const post = async (body: BodyInit, origin: string) => {
    const request: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers: { origin }, duplex: 'half' }
    return (await fetch(table, request)).status
  }
  expect(await post(endless, 'https://evil.example')).toBe(403)
  expect(await post('x'.repeat(1_000_001), url)).toBe(413)
  expect(await post('x'.repeat(1_000_000), url)).toBe(200)
})

test('a build that is missing stops the start with a sentence', () => {
  expect(() => openLastBuild('no-such-folder')).toThrow(/^There is no complete build\./)
})

test('a port that is taken, reserved or no number stops the start with a sentence; without one it is the usual port', async () => {
  const server = await listenOnLocalhost(async () => undefined, 0)
  onTestFinished(() => server.close())
  await expect(listenOnLocalhost(async () => undefined, server.port)).rejects.toThrow(
    new StartProblem(
      `Port ${server.port} is taken. Stop the other program or choose another port: PORT=4200 npm start`,
    ),
  )
  const reserved = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(() => portProblem(reserved, 80)).toThrow(/^Port 80 is reserved .* PORT=4200 npm start$/)

  onTestFinished(() => void vi.unstubAllEnvs())
  const chosen = (port: string) => {
    vi.stubEnv('PORT', port)
    return chosenPort(4173)
  }
  expect(['', ' ', '0', '80', ' 65535 '].map(chosen)).toEqual([4173, 4173, 0, 80, 65_535])
  for (const port of ['abc', '65536', '-1', '1.5', '1e3', '0x50', '80a'])
    expect(() => chosen(port)).toThrow(new StartProblem(`PORT must be a number from 0 to 65535, not "${port}".`))
})
