import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

test('a person is erased from both tables, in any letter case, and nobody else', async () => {
  await database.contact(message)
  await database.contact({ ...message, email: 'JO@example.com', message: 'Another message of mine.' })
  await database.contact({ ...message, email: 'eve@example.com' })
  await database.subscribe('Jo@Example.com')
  await database.subscribe('eve@example.com')

  const sql = `select * from public.erase_person(' jo@EXAMPLE.com ')`
  expect(await database.as('service_role', sql)).toEqual([{ contact_messages: 2, newsletter_subscriptions: 1 }])
  const left = [{ email: 'eve@example.com' }]
  expect(await database.owner('select email from public.novamesa_contact_submissions')).toEqual(left)
  expect(await database.owner('select email from public.newsletter_subscriptions')).toEqual(left)
})

test('erasing nobody erases nobody', async () => {
  await database.contact(message)
  const erased = await database.as('service_role', 'select * from public.erase_person(null)')
  expect(erased).toEqual([{ contact_messages: 0, newsletter_subscriptions: 0 }])
})

test('messages are kept for 24 months and no longer', async () => {
  await database.contact(message)
  await database.contact({ ...message, message: 'Another message of mine.' })
  await database.owner(
    `update public.novamesa_contact_submissions set created_at = now() - case
       when message = $1 then interval '25 months' else interval '23 months' end`,
    [message.message],
  )
  await database.owner('select private.purge()')
  expect(await database.owner('select message from public.novamesa_contact_submissions')).toEqual([
    { message: 'Another message of mine.' },
  ])
})

test('the counters of past days are removed', async () => {
  await database.contact(message, { 'x-real-ip': '192.0.2.1' })
  await database.owner(`update private.request_counts set window_start = now() - interval '2 days'`)
  await database.owner('select private.purge()')
  expect(await database.owner('select * from private.request_counts')).toEqual([])
})
