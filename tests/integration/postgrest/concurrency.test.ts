import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeSettings } from '../../../server/backend/migrations.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { type Call, contact, forgetEverything, newsletter, send } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// What the limits refuse, and the states of a mail, are tested in supabase/tests; these tests are about requests at once,
// and about what refused ones cost.
let project: Project
// Windows of a century, so that none ends during a test.
const settings = { network_window: '36500 days', quota_window: '36500 days' }
beforeAll(async () => {
  project = await startProject({ settings })
})
beforeEach(async () => {
  await project.database.owner.exec(forgetEverything)
  await storeSettings(project.database.owner, { ...settings, network_limit: 5, table_quota: 1000 })
})
afterAll(() => project.close())

const numbered = (number: number) => ({ ...validSubmission, message: `This is message number ${number}.` })
const atOnce = (times: number, callOf: (number: number) => Call, path = contact) =>
  Promise.all(Array.from({ length: times }, (_, number) => send(project, path, callOf(number))))
const count = async (table: string) => (await project.database.owner.query(`select from ${table}`)).rows.length

test('of thirty concurrent messages from the networks of one IPv6 /48, exactly five are stored', async () => {
  const answers = await atOnce(30, (number) => ({ body: numbered(number), address: `2001:db8:bad:${number}::1` }))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, code }) => `${status} ${String(code)}`)).toEqual(
    Array.from({ length: 25 }, () => '429 PT429'),
  )
  expect(refused[0]?.text).toMatch(/"Try again in \d+ seconds\."/)
  expect(await count('public.novamesa_contact_submissions')).toBe(5)
})

test('of thirty concurrent messages from thirty senders, exactly the daily quota is stored', async () => {
  await storeSettings(project.database.owner, { table_quota: 8 })
  const answers = await atOnce(30, (number) => ({ body: numbered(number), address: `192.0.2.${number}` }))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, code }) => `${status} ${String(code)}`)).toEqual(
    Array.from({ length: 22 }, () => '507 PT507'),
  )
  expect(await count('public.novamesa_contact_submissions')).toBe(8)
})

test('refused requests take no space: neither too many messages nor a repeated one', async () => {
  // Without room that other tests have left in the table.
  await project.database.owner.exec('truncate public.novamesa_contact_submissions')
  // Random, so that it cannot be compressed.
  const long = (): Call => ({
    body: { ...validSubmission, message: randomBytes(2500).toString('hex') },
    address: '192.0.2.1',
  })
  const calls = Array.from({ length: 5 }, long)
  for (const call of calls) await send(project, contact, call)
  const size = () =>
    project.database.owner.query(`select pg_total_relation_size('public.novamesa_contact_submissions') as bytes`)
  const before = (await size()).rows
  for (let time = 0; time < 10; time += 1) {
    expect(await send(project, contact, long())).toMatchObject({ code: 'PT429' })
    expect(await send(project, contact, calls[0])).toMatchObject({ code: '23505' })
  }
  expect((await size()).rows).toEqual(before)
})

test('concurrent sign-ups of one address are stored and mailed once', async () => {
  await storeSettings(project.database.owner, { network_limit: 20 })
  const answers = await atOnce(12, () => ({ body: { email: 'jo@example.com' }, address: '192.0.2.1' }), newsletter)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await count('public.newsletter_subscriptions')).toBe(1)
  expect(await count('private.mails')).toBe(1)
})

/** The mails that concurrent callers with the secret key have claimed. */
async function claimed(times: number, body: object): Promise<{ kind: string }[]> {
  const headers = { apikey: project.secretKey }
  const answers = await atOnce(times, () => ({ body, headers }), '/rest/v1/rpc/claim_mails')
  return answers.flatMap(({ text }) => JSON.parse(text))
}

test('exactly one of many concurrent calls claims a submission', async () => {
  await send(project, contact, { body: validSubmission })
  expect(await claimed(20, { p_submission: validSubmission })).toHaveLength(1)
})

test('concurrent sweeps share the mails: each is claimed once', async () => {
  for (let number = 0; number < 10; number += 1)
    await send(project, contact, { body: numbered(number), address: `192.0.2.${number}` })
  await project.database.owner.exec(`update private.mails set next_at = now()`)
  expect(await claimed(20, {})).toHaveLength(10)
})

test('exactly one of many concurrent sweeps sends the alert', async () => {
  await send(project, contact, { body: validSubmission })
  await project.database.owner.exec(
    `update private.mails set created_at = now() - interval '2 hours', next_at = now() + interval '1 hour'`,
  )
  expect(await claimed(10, {})).toMatchObject([{ kind: 'alert' }])
})
