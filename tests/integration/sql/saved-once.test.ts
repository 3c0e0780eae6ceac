import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const duplicate = { code: '23505' }

test('the same name, e-mail and message on one UTC day is one message', async () => {
  await database.contact(message)
  await expect(database.contact(message)).rejects.toMatchObject(duplicate)
  expect(await database.owner('select name from public.novamesa_contact_submissions')).toEqual([{ name: 'Jo Doe' }])
})

test('spaces, line breaks and the letter case of the address do not make a different message', async () => {
  await database.contact({ ...message, message: 'First line\nsecond line' })
  await expect(
    database.contact({ name: ' Jo  Doe ', email: 'JO@Example.com ', message: 'First line\r\nsecond line\n' }),
  ).rejects.toMatchObject(duplicate)
})

test('a different word makes a different message', async () => {
  await database.contact(message)
  await database.contact({ ...message, message: 'Please call me tonight.' })
  await database.contact({ ...message, name: 'Jo Dow' })
  expect(await database.owner('select id from public.novamesa_contact_submissions')).toHaveLength(3)
})

test('fields are delimited: moving a letter to another field makes a different message', async () => {
  await database.contact({ ...message, name: 'Jo Doe P', message: 'lease call me tomorrow.' })
  await database.contact(message)
  expect(await database.owner('select id from public.novamesa_contact_submissions')).toHaveLength(2)
})

test('resent after midnight but within 24 hours, it is still one message', async () => {
  await database.contact(message)
  await database.owner(`
    update public.novamesa_contact_submissions
    set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second'`)
  await expect(database.contact({ ...message, email: 'JO@example.com' })).rejects.toMatchObject(duplicate)
})

test('the same message on another day is a new message', async () => {
  await database.contact(message)
  await database.owner(`update public.novamesa_contact_submissions set created_at = created_at - interval '1 day'`)
  await database.contact(message)
  expect(await database.owner('select day from public.novamesa_contact_submissions')).toHaveLength(2)
})

test('a refusal does not reveal the existing row', async () => {
  await database.contact(message)
  const error: unknown = await database.contact(message).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ detail: undefined })
  expect(String(error)).not.toContain('example.com')
})
