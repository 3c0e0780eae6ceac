import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

// What the limits refuse is tested in supabase/tests/request_limits.test.sql; these tests are about what refused requests
// cost, and about counters that no transaction takes back.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  // Windows of a century, so that none ends during a test.
  await database.configure({ client_window: '36500 days', quota_window: '36500 days', client_limit: 5 })
})
afterAll(() => database.close())

test('refused requests take no space: neither too many messages nor a repeated one', async () => {
  // Without room that other tests have left in the table.
  await database.owner('truncate public.novamesa_contact_submissions')
  const headers = { 'x-real-ip': '192.0.2.1' }
  // Random, so that it cannot be compressed.
  const long = () => ({ ...message, message: randomBytes(2500).toString('hex') })
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

test('the newsletter has its own counter', async () => {
  const headers = { 'x-real-ip': '192.0.2.1' }
  for (let number = 0; number < 5; number += 1)
    await database.contact({ ...message, message: `This is message number ${number}.` }, headers)
  await database.subscribe('jo@example.com', headers)
})

test('many networks that use up their limit keep no other one from subscribing', async () => {
  for (let host = 1; host <= 60; host += 1) {
    const invalid = () => database.subscribe('no address', { 'x-real-ip': `192.0.2.${host}` })
    for (let time = 0; time < 6; time += 1) await expect(invalid()).rejects.toMatchObject({ code: '23514' })
  }
  for (let host = 1; host <= 40; host += 1) {
    await database.subscribe(`jo-${host}@example.com`, { 'x-real-ip': `198.51.100.${host}` })
  }
  expect(await database.owner('select id from public.newsletter_subscriptions')).toHaveLength(40)
})

test('of concurrent newsletter requests from one sender at most five are told that an address is subscribed', async () => {
  const asked = await Promise.all(
    Array.from({ length: 12 }, () =>
      database.subscribe('jo@example.com', { 'x-real-ip': '192.0.2.1' }).then(
        () => 'saved',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      ),
    ),
  )
  const times = (code: string) => asked.filter((answer) => answer === code).length
  // The others are answered as if the address was new, and five new ones are accepted.
  expect(times('saved')).toBe(5)
  expect(times('23505')).toBeLessThanOrEqual(5)
  expect(times('saved') + times('23505') + times('PT429')).toBe(12)
  expect(await database.owner('select email from public.newsletter_subscriptions')).toEqual([
    { email: 'jo@example.com' },
  ])
})
