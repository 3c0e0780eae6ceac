import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedBackend, startBackend } from '../../../server/backend/backend.ts'
import { withoutLimits } from '../../support/without-limits.ts'
import { readMails } from '../../../server/backend/mailbox.ts'
import { visitorOf } from './backend-for-tests.ts'

// One backend is shared by the tests that do not control the mail service; every message has a distinct text.
let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await startBackend({
    dataDir: 'memory',
    settings: withoutLimits,
    mail: { ALLOWED_ORIGINS: 'https://elsewhere.example' },
    sweepEverySeconds: 0,
    log: () => undefined,
  })
})
afterAll(() => backend.close())

const call = (body: BodyInit | null, headers: Record<string, string> = {}, method = 'POST') =>
  backend.fetch(
    new Request('http://localhost/functions/v1/send-contact-email', {
      method,
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
      ...(body !== null && { body }),
    }),
  )
const mailAbout = async (text: string) => (await readMails(backend.mailDir)).filter((mail) => mail.text.includes(text))

test('a saved message is mailed to the company, with the visitor to reply to', async () => {
  const body = {
    name: 'Zoë Müller',
    email: "o'neil@example.com",
    message: 'First of all: hello!\nSecond line, ünïcode 🚀',
  }
  expect(await visitorOf(backend).from('novamesa_contact_submissions').insert(body)).toMatchObject({ status: 201 })
  expect(await visitorOf(backend).functions.invoke('send-contact-email', { body })).toMatchObject({
    data: { status: 'sent' },
    error: null,
  })

  expect(await mailAbout('First of all')).toEqual([
    expect.objectContaining({
      from: 'Novamesa <hello@novamesa.example>',
      to: ['hello@novamesa.example'],
      reply_to: "o'neil@example.com",
      subject: 'Contact form: Zoë Müller',
      // Quoted, so that no message can look like another one.
      text: expect.stringContaining('> First of all: hello!\n> Second line, ünïcode 🚀'),
    }),
  ])
})

test.each([
  ['that is not saved', JSON.stringify({ name: 'Eve', email: 'a@b.co', message: 'Buy cheap watches, everyone!' })],
  ['without the three fields', JSON.stringify({ name: 'Eve', to: 'victim@example.com' })],
  ['with values that are not strings', JSON.stringify({ name: 1, email: null, message: ['x'] })],
  ['that is empty', ''],
  ['that is not an object', '"text"'],
])('a call with a body %s gets a neutral response and mails nothing', async (_, body) => {
  const before = (await readMails(backend.mailDir)).length
  const answer = await call(body)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'nothing-to-send' }])
  expect(await readMails(backend.mailDir)).toHaveLength(before)
})

test.each([
  ['without a key', '{}', { apikey: '' }, 'POST', 401, 'unauthorized'],
  ['with a wrong key', '{}', { apikey: 'sb_publishable_other' }, 'POST', 401, 'unauthorized'],
  ['with a wrong sweep secret', '{}', { 'x-sweep-secret': 'guess' }, 'POST', 401, 'unauthorized'],
  ['by another method', null, {}, 'GET', 405, 'method-not-allowed'],
  ['with broken JSON', '{"name":', {}, 'POST', 400, 'invalid-body'],
  ['with a body of 100 kB', JSON.stringify({ message: 'x'.repeat(100_000) }), {}, 'POST', 413, 'too-large'],
])('a call %s is refused', async (_, body, headers, method, http, status) => {
  const answer = await call(body, headers, method)
  expect([answer.status, await answer.json()]).toEqual([http, { status }])
})

test('the form without scripts leads back to where the site was opened, as through a tunnel that ends TLS', async () => {
  for (const origin of ['http://127.0.0.1:4173', 'http://[::1]:4173', 'https://novamesa-4173.app.github.dev']) {
    const post = new Request(`${origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ name: 'Jo', email: 'jo@example.com', message: `From ${origin}.`, language: 'en' }),
    })
    const { headers } = await backend.fetch(post)
    expect(headers.get('location')).toBe(`${origin}/contact?lng=en#message-sent`)
  }
})

test('pages of allowed origins may call, pages of other origins may not', async () => {
  const preflight = async (origin: string) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey,traceparent' }
    const { status, headers } = await call(null, { origin, ...asked }, 'OPTIONS')
    return [status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]
  }
  expect(await preflight('https://elsewhere.example')).toEqual([204, 'https://elsewhere.example', 'apikey,traceparent'])
  expect(await preflight('https://evil.example')).toEqual([204, null, null])
})
