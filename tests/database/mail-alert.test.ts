import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Backend } from '../../tooling/backend/backend.ts'
import { ownerOf, startTestMailService, startTestBackend, visitorOf } from './backend-for-tests.ts'
import { message, openTestDatabase, type TestDatabase } from '../sql/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  await database.owner('update private.mail_alert set next_at = now()')
})
afterAll(() => database.close())

const claim = () => database.as('service_role', 'select * from public.claim_contact_mail_alert()')
const finish = () => database.as('service_role', 'select public.finish_contact_mail_alert()')
const later = (interval: string) =>
  database.owner('update private.mail_alert set next_at = next_at - $1::interval', [interval])
const giveUp = () => database.owner(`update public.novamesa_contact_submissions set mail_status = 'failed'`)

test('there is nothing to tell while every message is mailed in time', async () => {
  await database.contact(message)
  expect(await claim()).toEqual([])
})

test('a message that has been given up is told once a day', async () => {
  await database.contact(message)
  await giveUp()
  expect(await claim()).toEqual([{ overdue: 0, failed: 1 }])
  await finish()
  expect(await claim()).toEqual([])
  await later('23 hours')
  expect(await claim()).toEqual([])
  await later('1 hour')
  expect(await claim()).toEqual([{ overdue: 0, failed: 1 }])
})

test('a message that waits for over an hour is told', async () => {
  await database.contact(message)
  await database.owner(`update public.novamesa_contact_submissions set created_at = now() - interval '2 hours'`)
  expect(await claim()).toEqual([{ overdue: 1, failed: 0 }])
})

test('an alert that was not sent is due again in an hour', async () => {
  await database.contact(message)
  await giveUp()
  await claim()
  await later('59 minutes')
  expect(await claim()).toEqual([])
  await later('1 minute')
  expect(await claim()).toHaveLength(1)
})

test('of many sweeps at once exactly one sends the alert', async () => {
  await database.contact(message)
  await giveUp()
  expect((await Promise.all(Array.from({ length: 10 }, claim))).flat()).toHaveLength(1)
})

test.each(['anon', 'authenticated'] as const)('nobody claims or ends an alert as %s', async (role) => {
  for (const call of ['claim_contact_mail_alert', 'finish_contact_mail_alert']) {
    await expect(database.as(role, `select public.${call}()`)).rejects.toMatchObject({ code: '42501' })
  }
  await expect(database.as(role, 'select * from private.mail_alert')).rejects.toMatchObject({ code: '42501' })
})

/** A backend with one message that has been given up, whose sweeper runs; `log` collects what it says. */
async function startWithMessageGivenUp(mailApi: {
  url: string
  key: string
}): Promise<{ backend: Backend; log: string[] }> {
  const log: string[] = []
  const backend = await startTestBackend({
    dataDir: 'memory',
    mailApi,
    sweepEverySeconds: 0.1,
    log: (line) => void log.push(line),
  })
  await visitorOf(backend).from('novamesa_contact_submissions').insert(message)
  const { error } = await ownerOf(backend)
    .from('novamesa_contact_submissions')
    .update({ mail_status: 'failed' })
    .eq('email', message.email)
  expect(error).toBeNull()
  return { backend, log }
}

test('the sweep mails the owner once that a message has been given up, and names no visitor', async () => {
  const service = await startTestMailService()
  const { backend } = await startWithMessageGivenUp(service)
  await expect.poll(() => service.received.length).toBe(1)
  expect(service.received).toEqual([
    {
      key: expect.stringMatching(/^mail-alert-\d{4}-\d\d-\d\d$/),
      mail: expect.objectContaining({
        to: ['hello@novamesa.example'],
        subject: 'Contact form: 1 message(s) given up, 0 waiting for over an hour',
      }),
    },
  ])
  expect(JSON.stringify(service.received)).not.toContain(message.email)
  expect((await ownerOf(backend).rpc('claim_contact_mail_alert')).data).toEqual([])
})

test('while the mail service takes nothing, the log has the alert', async () => {
  const service = await startTestMailService()
  service.status = 500
  const { log } = await startWithMessageGivenUp(service)
  await expect.poll(() => log).toContainEqual(expect.stringContaining('The alert was not mailed'))
  expect(log).toContainEqual(expect.stringContaining('ALERT: 1 message(s) given up, 0 waiting for over an hour'))
})
