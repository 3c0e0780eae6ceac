import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedBackend, startBackend } from '../../../server/backend/backend.ts'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import { examine, type Finding } from '../../../scripts/doctor/examine.ts'
import { readMails } from '../../../server/backend/mailbox.ts'
import { ownerOf } from './backend-for-tests.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const origin = 'https://site.example'

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await startBackend({
    dataDir: 'memory',
    mail: { ALLOWED_ORIGINS: origin, SITE_URL: origin },
    sweepEverySeconds: 0,
    log: () => undefined,
  })
})
afterAll(() => backend.close())

type Fault = (request: Request, path: string) => Response | Promise<Response> | undefined

/** Examines the healthy backend with the responses of a fault injected. */
function examineWith(fault: Fault): Promise<Finding[]> {
  return examine({
    url: 'http://localhost',
    key: backend.publishableKey,
    origin,
    send: async (request) => fault(request, new URL(request.url).pathname) ?? backend.fetch(request),
  })
}

const wrong = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong').map(({ check }) => check)

test('a healthy backend passes every check and stores nothing', async () => {
  const findings = await examineWith(() => undefined)
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(findings).toHaveLength(11)
  for (const table of ['novamesa_contact_submissions', 'newsletter_subscriptions'] as const) {
    expect((await ownerOf(backend).from(table).select()).data).toEqual([])
  }
  expect(await readMails(backend.mailDir)).toEqual([])
})

const mailFunction = '/functions/v1/send-contact-email'

/** Replaces the response of the mail function to calls with this method. */
function onFunction(method: string, status: number, body: object): Fault {
  return (request, path) =>
    path === mailFunction && request.method === method ? Response.json(body, { status }) : undefined
}

const on =
  (path: string, status: number, body: object): Fault =>
  (_, called) =>
    called === path ? Response.json(body, { status }) : undefined

function denied(path: string): Response | undefined {
  return path.startsWith('/rest/') ? Response.json({ message: 'Invalid API key' }, { status: 401 }) : undefined
}

describe('each fault of a project fails its own check and no other', () => {
  test.each<[string, Fault, string]>([
    [
      'the function is not deployed',
      (_, path) => (path === mailFunction ? new Response(null, { status: 404 }) : undefined),
      'the function send-contact-email works',
    ],
    [
      'the platform requires a JWT',
      onFunction('POST', 401, { code: 401, message: 'Missing authorization header' }),
      'the function send-contact-email works',
    ],
    [
      'secrets of the function are missing',
      onFunction('POST', 503, { code: 'BOOT_ERROR' }),
      'the function send-contact-email works',
    ],
    [
      'the function cannot use the database',
      onFunction('POST', 503, { status: 'database-unavailable' }),
      'the function send-contact-email works',
    ],
    ['CORS does not allow the site', onFunction('OPTIONS', 200, {}), 'pages of the site may call the function'],
    ['sign-ups are on', on('/auth/v1/settings', 200, { disable_signup: false }), 'sign-up is disabled'],
    ['the schema private is served', on('/rest/v1/settings', 200, []), 'the private schema is not exposed'],
    [
      'a migration is missing',
      on('/rest/v1/novamesa_contact_submissions', 404, { code: 'PGRST205' }),
      'visitors cannot read novamesa_contact_submissions',
    ],
    [
      'visitors may read addresses',
      on('/rest/v1/newsletter_subscriptions', 200, []),
      'visitors cannot read newsletter_subscriptions',
    ],
    [
      'newsletter links lead to another site',
      (request, path) =>
        path === `${mailFunction}/unsubscribe` && request.method === 'GET'
          ? new Response(null, { status: 303, headers: { location: 'https://old.example/contact?unsubscribe=doctor' } })
          : undefined,
      'the links in newsletter mails lead to the site',
    ],
    ['the key is unknown', (_, path) => denied(path), 'the project accepts the key'],
    ['the project is paused', () => new Response('Project paused', { status: 540 }), 'the project responds'],
  ])('%s', async (_, fault, check) => {
    const findings = await examineWith(fault)
    expect(wrong(findings)).toEqual([check])
    expect(findings.find((finding) => finding.check === check)?.fix).toBeTruthy()
  })
})

test('HTML pages instead of API responses make the checks inconclusive', async () => {
  const findings = await examineWith(
    () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
  )
  expect(findings.filter(({ state }) => state === 'unknown').length).toBeGreaterThan(2)
})

test('the command prints a line for each check, and exits with 1 when a check fails', async () => {
  const server = await listenOnLoopback((request) => backend.fetch(request))
  onTestFinished(() => server.close())
  const doctor = (...args: string[]) =>
    run(process.execPath, ['scripts/doctor.ts', ...args], { cwd: root, env: { PATH: process.env['PATH'] } })

  const { stdout } = await doctor(server.url, backend.publishableKey, '--origin', origin)
  expect(stdout).toContain('ok     visitors cannot read newsletter_subscriptions\n')
  expect(stdout).toMatch(/\n11 ok, 0 wrong, 0 unknown\n$/)

  await expect(doctor(server.url, backend.secretKey)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^WRONG {2}the key is public: the key is a secret one\. Never build/m),
  })
  const noOrigin = doctor(server.url, backend.publishableKey, '--origin', 'site.example')
  await expect(noOrigin).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--origin must be') })
  await expect(doctor()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Which project?') })
})
