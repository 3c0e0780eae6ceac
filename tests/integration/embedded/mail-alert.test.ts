import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import { ownerOf, startTestMailService, startTestBackend, visitorOf } from './backend-for-tests.ts'
import { message, openTestDatabase, type TestDatabase } from '../sql/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  await database.owner('update private.mail_alert set next_at = now()')
  await database.owner(
    'update private.settings set intake_alert_messages = 500, intake_alert_bytes = 5000000, mail_alert_mails = 50, newsletter_alert_signups = 100',
  )
})
afterAll(() => database.close())

const claim = () => database.as('service_role', 'select * from public.claim_mail_alert()')
const finish = (kinds = 'unmailed') => database.as('service_role', 'select public.finish_mail_alert($1)', [kinds])
const later = (interval: string) =>
  database.owner('update private.mail_alert set next_at = next_at - $1::interval', [interval])
const giveUp = () => database.owner(`update public.novamesa_contact_submissions set mail_status = 'failed'`)

const bytes = message.name.length + message.email.length + message.message.length
/** An alert about one unmailed message. */
const unmailed = (numbers: { overdue?: number; failed?: number }) => ({
  kinds: ['unmailed'],
  overdue: 0,
  failed: 0,
  intake_messages: 1,
  intake_bytes: bytes,
  mails: 0,
  signups: 0,
  ...numbers,
})

test('there is no alert while every message is mailed in time', async () => {
  await database.contact(message)
  expect(await claim()).toEqual([])
})

test('a failed message raises an alert once a day', async () => {
  await database.contact(message)
  await giveUp()
  expect(await claim()).toEqual([unmailed({ failed: 1 })])
  await finish()
  expect(await claim()).toEqual([])
  await later('23 hours')
  expect(await claim()).toEqual([])
  await later('1 hour')
  expect(await claim()).toEqual([unmailed({ failed: 1 })])
})

test('a message that waits for over an hour raises an alert', async () => {
  await database.contact(message)
  await database.owner(`update public.novamesa_contact_submissions set created_at = now() - interval '2 hours'`)
  expect(await claim()).toEqual([unmailed({ overdue: 1 })])
})

test.each([
  ['many messages', { intake_alert_messages: 2 }, 'intake'],
  ['large messages', { intake_alert_bytes: 2 * bytes }, 'intake'],
  ['many mails', { mail_alert_mails: 2 }, 'mails'],
])('%s within a day raise an alert', async (_, limits, kind) => {
  await database.configure(limits)
  const mail = async (text: string) => {
    await database.contact({ ...message, message: text })
    await database.owner(`update public.novamesa_contact_submissions set mail_status = 'sent', mail_sent_at = now()`)
  }
  await mail('Please call me tomorrow.')
  expect(await claim()).toEqual([])
  await mail('Please call me at seven.')
  expect(await claim()).toMatchObject([{ kinds: [kind], intake_messages: 2, intake_bytes: 2 * bytes, mails: 2 }])
  await database.owner(`update private.mail_alert set next_at = now()`)
  await database.owner(
    `update public.novamesa_contact_submissions set created_at = now() - interval '1 day', mail_sent_at = now() - interval '1 day'`,
  )
  expect(await claim()).toEqual([])
})

test('many newsletter sign-ups within a day raise an alert', async () => {
  await database.configure({ newsletter_alert_signups: 2 })
  await database.subscribe('jo@example.com')
  expect(await claim()).toEqual([])
  await database.subscribe('eve@example.com')
  expect(await claim()).toMatchObject([{ kinds: ['newsletter'], signups: 2, mails: 0 }])
})

test('a newsletter mail that waits for over an hour raises the alert of unmailed ones', async () => {
  await database.subscribe('jo@example.com')
  await database.owner(`update public.newsletter_subscriptions set mail_queued_at = now() - interval '2 hours'`)
  expect(await claim()).toMatchObject([{ kinds: ['unmailed'], overdue: 1, intake_messages: 0 }])
})

test('a delivered alert does not suppress one of another kind', async () => {
  await database.configure({ intake_alert_messages: 1 })
  await database.contact(message)
  expect(await claim()).toMatchObject([{ kinds: ['intake'] }])
  await giveUp()
  expect(await claim()).toMatchObject([{ kinds: ['unmailed'] }])
  await finish('intake')
  await later('1 hour')
  expect(await claim()).toMatchObject([{ kinds: ['unmailed'] }])
  await finish('unmailed')
  expect(await claim()).toEqual([])
})

test('an undelivered alert is due again after an hour', async () => {
  await database.contact(message)
  await giveUp()
  await claim()
  await later('59 minutes')
  expect(await claim()).toEqual([])
  await later('1 minute')
  expect(await claim()).toHaveLength(1)
})

test('exactly one of many concurrent sweeps sends the alert', async () => {
  await database.contact(message)
  await giveUp()
  expect((await Promise.all(Array.from({ length: 10 }, claim))).flat()).toHaveLength(1)
})

test.each(['anon', 'authenticated'] as const)('nobody claims or ends an alert as %s', async (role) => {
  for (const call of ['claim_mail_alert', 'finish_mail_alert']) {
    await expect(database.as(role, `select public.${call}()`)).rejects.toMatchObject({ code: '42501' })
  }
  await expect(database.as(role, 'select * from private.mail_alert')).rejects.toMatchObject({ code: '42501' })
})

/** Starts a backend with one failed message and a running sweeper. */
async function startWithFailedMessage(mailApi: { url: string; key: string }, options: { alertWebhook?: string } = {}) {
  const backend = await startTestBackend({
    dataDir: 'memory',
    mailApi,
    ...options,
    sweepEverySeconds: 0.1,
  })
  await visitorOf(backend).from('novamesa_contact_submissions').insert(message)
  const { error } = await ownerOf(backend)
    .from('novamesa_contact_submissions')
    .update({ mail_status: 'failed' })
    .eq('email', message.email)
  expect(error).toBeNull()
  return backend
}

test('the sweep mails the owner once about a failed message, without visitor data', async () => {
  const service = await startTestMailService()
  const backend = await startWithFailedMessage(service)
  await expect.poll(() => service.received.length).toBe(1)
  expect(service.received).toEqual([
    {
      key: expect.stringMatching(/^mail-alert-unmailed-\d{4}-\d\d-\d\d$/),
      mail: expect.objectContaining({
        to: ['hello@novamesa.example'],
        subject: 'Website forms: 1 mail(s) given up, 0 waiting for over an hour',
      }),
    },
  ])
  expect(JSON.stringify(service.received)).not.toContain(message.email)
  expect((await ownerOf(backend).rpc('claim_mail_alert')).data).toEqual([])
})

test('while the mail service is down, the alert goes to the webhook and the log', async () => {
  const service = await startTestMailService()
  service.status = 500
  const posts: unknown[] = []
  const webhook = await listenOnLoopback(async (request) => {
    posts.push(await request.json())
    return new Response('ok')
  })
  onTestFinished(() => webhook.close())
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const backend = await startWithFailedMessage(service, { alertWebhook: `${webhook.url}/services/secret` })
  await expect.poll(() => posts).toEqual([{ text: expect.stringMatching(/^Website forms: 1 mail\(s\) given up/) }])
  await expect.poll(async () => (await ownerOf(backend).rpc('claim_mail_alert')).data).toEqual([])
  expect(JSON.stringify(posts)).not.toContain(message.email)
  await expect.poll(() => log.mock.calls.flat()).toContainEqual(expect.stringContaining('The alert was not mailed'))
  expect(log).toHaveBeenCalledWith('ALERT: Website forms: 1 mail(s) given up, 0 waiting for over an hour')
})
