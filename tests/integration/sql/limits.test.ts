import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// What the limits refuse is tested in supabase/tests/request_limits.test.sql; these tests are about what refused requests
// cost, and about concurrent ones.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  // Windows of a century, so that none ends during a test.
  await database.configure({ network_window: '36500 days', quota_window: '36500 days', network_limit: 5 })
})
afterAll(() => database.close())

test('refused requests take no space: neither too many messages nor a repeated one', async () => {
  // Without room that other tests have left in the table.
  await database.owner('truncate public.novamesa_contact_submissions')
  const headers = { 'x-real-ip': '192.0.2.1' }
  // Random, so that it cannot be compressed.
  const long = () => ({ ...validSubmission, message: randomBytes(2500).toString('hex') })
  const first = long()
  await database.contact(first, headers)
  for (let time = 0; time < 4; time += 1) await database.contact(long(), headers)
  const size = () => database.owner(`select pg_total_relation_size('public.novamesa_contact_submissions') as bytes`)
  const before = await size()
  for (let time = 0; time < 10; time += 1) {
    await expect(database.contact(long(), headers)).rejects.toMatchObject({ code: 'PT429' })
    await expect(database.contact(first, headers)).rejects.toMatchObject({ code: '23505' })
  }
  expect(await size()).toEqual(before)
})

test('concurrent sign-ups of one address are stored and mailed once', async () => {
  await database.configure({ network_limit: 20 })
  const asked = await Promise.all(
    Array.from({ length: 12 }, () =>
      database.subscribe('jo@example.com', { 'x-real-ip': '192.0.2.1' }).then(
        () => 'saved',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      ),
    ),
  )
  expect(new Set(asked)).toEqual(new Set(['saved']))
  expect(await database.owner('select email from public.newsletter_subscriptions')).toHaveLength(1)
  expect(await database.owner('select id from private.mails')).toHaveLength(1)
})
