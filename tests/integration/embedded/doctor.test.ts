import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedBackend, startBackend } from '../../../server/backend/backend.ts'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import { examine } from '../../../scripts/doctor.ts'
import { ownerOf } from './backend-for-tests.ts'

const origin = 'https://site.example'

let backend: EmbeddedBackend
beforeAll(async () => {
  const mail = { ALLOWED_ORIGINS: origin, SITE_URL: origin }
  backend = await startBackend({ dataDir: 'memory', mail, sweepEverySeconds: 0, log: () => undefined })
})
afterAll(() => backend.close())

type Fault = (path: string, method: string) => Response | undefined

/** Examines the healthy backend, with other answers where a fault says so. */
async function examineWith(fault: Fault, change: { url?: string; key?: string } = {}) {
  let requests = 0
  const send = async (request: Request) => {
    requests += 1
    return fault(new URL(request.url).pathname, request.method) ?? backend.fetch(request)
  }
  const findings = await examine({ url: 'http://localhost', key: backend.publishableKey, origin, send, ...change })
  return { requests, wrong: findings.flatMap(({ check, state }) => (state === 'wrong' ? [check] : [])), findings }
}

test('a healthy project passes every check, and nothing is stored', async () => {
  const { findings } = await examineWith(() => undefined)
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  for (const table of ['novamesa_contact_submissions', 'newsletter_subscriptions'] as const)
    expect((await ownerOf(backend).from(table).select()).data).toEqual([])
})

const at =
  (wanted: string, status: number, body: object = {}, by?: string): Fault =>
  (path, method) =>
    path.startsWith(wanted) && (by ?? method) === method ? Response.json(body, { status }) : undefined
const mail = '/functions/v1/send-contact-email'

test.each<[string, Fault, string]>([
  ['the function is not deployed', at(mail, 404), 'the mail function works'],
  ['the platform asks for a JWT', at(mail, 401, {}, 'POST'), 'the mail function works'],
  ['a secret is missing', at(mail, 503, {}, 'POST'), 'the mail function works'],
  ['CORS does not allow the site', at(mail, 200, {}, 'OPTIONS'), 'pages of the site may call it'],
  ['a migration is missing', at('/rest/v1/novamesa_c', 404), 'visitors cannot read novamesa_contact_submissions'],
  ['visitors may read', at('/rest/v1/newsletter_s', 200), 'visitors cannot read newsletter_subscriptions'],
  ['the key is unknown', at('/rest/', 401, { message: 'Invalid API key' }), 'the project accepts the key'],
  ['the project is paused', at('/', 540), 'the project accepts the key'],
])('%s: its own check fails and no other', async (_, fault, check) => {
  expect((await examineWith(fault)).wrong).toEqual([check])
})

const service = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.signature`

test.each([
  [{ url: 'http://p.supabase.co' }, 'the URL is that of a project'],
  [{ url: 'https://p.supabase.co/rest/v1' }, 'the URL is that of a project'],
  [{ url: 'p.supabase.co' }, 'the URL is that of a project'],
  [{ key: 'sb_secret_abc' }, 'the key is public'],
  [{ key: service }, 'the key is public'],
])('%j is wrong, and nothing is sent', async (change, check) => {
  expect(await examineWith(() => undefined, change)).toMatchObject({ wrong: [check], requests: 0 })
})

test('the command prints a line for each check, and exits with 1 when one fails', async () => {
  const server = await listenOnLoopback((request) => backend.fetch(request))
  onTestFinished(() => server.close())
  const doctor = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/doctor.ts', server.url, ...args])
  const { stdout } = await doctor(backend.publishableKey, '--origin', origin)
  expect(stdout).toMatch(/^(ok {5}.*\n){7}$/)
  await expect(doctor(backend.secretKey)).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/^WRONG/m) })
})
