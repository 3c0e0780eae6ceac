import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { contactFields } from '#content/contact-fields.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { storeSettings } from '../../../server/backend/migrations.ts'
import { type Call, contact, forgetEverything, newsletter, send, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

let project: Project
beforeAll(async () => {
  project = await startProject({ settings: unlimited })
})
beforeEach(async () => {
  await project.database.owner.exec(forgetEverything)
  await send(project, contact, { body: validSubmission })
  await send(project, newsletter, { body: { email: validSubmission.email } })
  await project.database.owner.exec(
    `update public.newsletter_subscriptions set state = 'confirmed', confirmed_at = now()`,
  )
})
afterAll(() => project.close())

const stored = async () => {
  const { rows } = await project.database.owner.query(
    `select ${contactFields.join()} from novamesa_contact_submissions`,
  )
  return rows
}
const subscribed = async () => (await project.database.owner.query('select email from newsletter_subscriptions')).rows
// What both roles of visitors may do is tested in supabase/tests/access.test.sql; these tests are about what the Data API makes of it.
test('a message and an address are saved, and the response reveals nothing about them', async () => {
  const another = { ...validSubmission, message: 'Another message of mine.' }
  expect(await send(project, contact, { body: another })).toMatchObject({ status: 201, text: '' })
  expect(await stored()).toEqual([validSubmission, another])
  const address = { email: 'eve@example.com' }
  expect(await send(project, newsletter, { body: address })).toMatchObject({ status: 201 })
})

test.each<[string, string, Call]>([
  ['read', contact, {}],
  ['read', newsletter, {}],
  ['read a column of', `${contact}?select=email`, {}],
  ['count', `${contact}?select=count`, {}],
  ['count in the headers of', contact, { method: 'HEAD', headers: { prefer: 'count=exact' } }],
  ['probe by filter', `${contact}?email=eq.jo@example.com`, {}],
  ['change', `${contact}?email=eq.jo@example.com`, { method: 'PATCH', body: { name: 'Eve' } }],
  ['change', `${newsletter}?email=eq.jo@example.com`, { method: 'PATCH', body: { email: 'eve@example.com' } }],
  ['delete from', `${contact}?email=eq.jo@example.com`, { method: 'DELETE' }],
  ['delete from', `${newsletter}?email=eq.jo@example.com`, { method: 'DELETE' }],
])('nobody may %s %s', async (_, path, call) => {
  const answer = await send(project, path, { method: 'GET', ...call })
  expect(answer.status).toBe(401)
  if (call.method !== 'HEAD') expect(answer.code).toBe('42501')
  expect(await stored()).toEqual([validSubmission])
})

test.each([
  ['return=representation', { prefer: 'return=representation' }, ''],
  ['return=headers-only', { prefer: 'return=headers-only' }, ''],
  ['resolution=merge-duplicates', { prefer: 'resolution=merge-duplicates' }, '?on_conflict=id'],
  ['resolution=ignore-duplicates', { prefer: 'resolution=ignore-duplicates' }, '?on_conflict=id'],
  ['missing=default', { prefer: 'missing=default,return=representation' }, '?columns=name,email,message'],
])('an insert with extra options is refused: %s', async (_, more, query) => {
  const body = { ...validSubmission, message: 'Tell me more, please.' }
  const answer = await send(project, `${contact}${query}`, { body, headers: more })
  expect(answer).toMatchObject({ status: 401, code: '42501' })
  expect(await stored()).toEqual([validSubmission])
})

test.each(['resolution=merge-duplicates', 'resolution=ignore-duplicates', 'missing=default', 'tx=rollback'])(
  'a subscribed address is never changed or read: %s',
  async (prefer) => {
    for (const query of ['', '?on_conflict=email_key', '?on_conflict=email', '?on_conflict=id', '?columns=email']) {
      const body = { email: 'JO@example.com' }
      const answer = await send(project, `${newsletter}${query}`, { body, headers: { prefer } })
      expect(answer.text).not.toContain('example.com')
      expect(await subscribed()).toEqual([{ email: validSubmission.email }])
    }
  },
)

test.each([
  ['id', '00000000-0000-0000-0000-000000000000', '42501'],
  ['created_at', '2020-01-01T00:00:00Z', '42501'],
  ['dedupe_key', String.raw`\x00`, '42501'],
  // A generated column: PostgreSQL rejects the value before it checks the privilege.
  ['day', '2020-01-01', '428C9'],
  ['is_admin', true, 'PGRST204'],
  ['__proto__', { admin: true }, 'PGRST204'],
])('the column %s is rejected', async (column, value, code) => {
  const body = JSON.stringify(validSubmission).replace('}', `,${JSON.stringify(column)}:${JSON.stringify(value)}}`)
  const answer = await send(project, contact, { body })
  expect(answer.code).toBe(code)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await stored()).toEqual([validSubmission])
})

test('a list is refused as a whole above the limit of one network, whatever the tables hold', async () => {
  await project.database.owner.exec('update private.settings set network_limit = 5')
  onTestFinished(() => storeSettings(project.database.owner, unlimited))
  const words = [validSubmission.email.split('@')[0], 'two', 'three', 'four', 'five', 'six']
  for (const [path, body] of [
    [contact, words.map((word) => ({ ...validSubmission, message: `This is message number ${word}.` }))],
    [newsletter, words.map((word) => ({ email: `${word}@example.com` }))],
  ] as const)
    expect(await send(project, path, { body })).toMatchObject({ status: 429, code: 'PT429' })
  expect(await stored()).toEqual([validSubmission])
  expect(await subscribed()).toEqual([{ email: validSubmission.email }])
})

test.each([
  ['a duplicate', contact, validSubmission, 409, '23505'],
  ['a name that is too short', contact, { ...validSubmission, name: 'J' }, 400, '23514'],
  ['a subscribed address', newsletter, { email: 'JO@example.com' }, 409, '23505'],
  ['no address', contact, { name: 'Jo Doe', message: 'Secret words of mine.' }, 400, '23502'],
])('the rejection of %s reveals nothing about a row', async (_, path, body, status, code) => {
  const { text, ...answer } = await send(project, path, { body })
  expect(answer).toEqual({ status, code })
  expect(JSON.parse(text)).toMatchObject({ details: null })
  expect(text).not.toMatch(/example\.com|Jo Doe|call me|Secret words/i)
})
