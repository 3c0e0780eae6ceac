import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

const denied = { code: '42501' }
const tables = ['novamesa_contact_submissions', 'newsletter_subscriptions']

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.owner('select private.apply_grants()')
  await database.empty()
})
afterAll(() => database.close())

describe.each(['anon', 'authenticated'] as const)('with the public key, as %s', (role) => {
  const insert = (columns: string, values: string, ending = '') =>
    database.as(role, `insert into public.novamesa_contact_submissions (${columns}) values (${values}) ${ending}`)
  const valid = `'Jo Doe', 'jo@example.com', 'Please call me tomorrow.'`

  test('a visitor may send a message and an address', async () => {
    await insert('name, email, message', valid)
    await database.as(role, `insert into public.newsletter_subscriptions (email) values ('jo@example.com')`)
    expect(await database.owner('select email from public.novamesa_contact_submissions')).toHaveLength(1)
    expect(await database.owner('select email from public.newsletter_subscriptions')).toHaveLength(1)
  })

  test.each(tables)('nobody can read, count, change, delete or truncate %s', async (table) => {
    await database.contact(message)
    await database.subscribe('jo@example.com')
    for (const sql of [
      `select email from public.${table}`,
      `select count(*) from public.${table}`,
      `update public.${table} set email = 'eve@example.com'`,
      `delete from public.${table}`,
      `truncate public.${table}`,
    ]) {
      await expect(database.as(role, sql), sql).rejects.toMatchObject(denied)
    }
  })

  test('an insert returns nothing about the row, and never turns into an update', async () => {
    await database.contact(message)
    for (const ending of ['returning id', 'on conflict (id) do update set name = excluded.name']) {
      await expect(insert('name, email, message', valid, ending)).rejects.toMatchObject(denied)
    }
  })

  test('several rows in one request are all refused', async () => {
    const other = `'Jo Doe', 'jo@example.com', 'Please call me tonight.'`
    await expect(insert('name, email, message', `${valid}), (${other}`)).rejects.toMatchObject({ code: 'PT400' })
    expect(await database.owner('select id from public.novamesa_contact_submissions')).toEqual([])
  })
})

describe('when a platform grants everything to everyone, the policies alone deny access', () => {
  beforeEach(async () => {
    await database.owner('grant all on all tables in schema public to anon, authenticated')
    await database.contact(message)
    await database.subscribe('jo@example.com')
  })

  test.each(tables)('%s cannot be read, changed, deleted or truncated', async (table) => {
    expect(await database.as('anon', `select * from public.${table}`)).toEqual([])
    expect(await database.as('anon', `update public.${table} set email = 'eve@example.com' returning id`)).toEqual([])
    expect(await database.as('anon', `delete from public.${table} returning id`)).toEqual([])
    await expect(database.as('anon', `truncate public.${table}`)).rejects.toMatchObject(denied)
    expect(await database.owner(`select email from public.${table}`)).toEqual([{ email: 'jo@example.com' }])
  })

  test.each([
    { created_at: '2020-01-01' },
    { mail_status: 'sent' },
    { mail_attempts: 12 },
    { mail_next_at: '2099-01-01' },
    { mail_claimed_at: '2020-01-01' },
    { mail_sent_at: '2020-01-01' },
    { mail_error: 'forged' },
  ])('a forged %o is refused', async (forged) => {
    await expect(
      database.contact({ ...message, message: 'Another message of mine.', ...forged }),
    ).rejects.toMatchObject(denied)
  })

  test('a chosen id is replaced', async () => {
    const id = '00000000-0000-0000-0000-000000000000'
    await database.contact({ ...message, message: 'Another message of mine.', id })
    expect(await database.owner('select id from public.novamesa_contact_submissions where id = $1', [id])).toEqual([])
  })
})
