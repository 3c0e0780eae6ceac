import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

// The grants are tested in supabase/tests/access.test.sql, what the Data API makes of them in ../postgrest/public-key.test.ts.
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

describe('when a platform grants everything to everyone, the policies alone deny access', () => {
  beforeEach(async () => {
    await database.owner('grant all on all tables in schema public to anon, authenticated')
    await database.contact(message)
    await database.subscribe('jo@example.com')
  })

  test.each(tables)('%s cannot be read, changed or deleted', async (table) => {
    expect(await database.as('anon', `select * from public.${table}`)).toEqual([])
    expect(await database.as('anon', `update public.${table} set email = 'eve@example.com' returning id`)).toEqual([])
    expect(await database.as('anon', `delete from public.${table} returning id`)).toEqual([])
    expect(await database.owner(`select email from public.${table}`)).toEqual([{ email: 'jo@example.com' }])
  })

  // For each type of column a value that the database would accept.
  const forgedValues: Record<string, string> = {
    uuid: '00000000-0000-0000-0000-000000000000',
    'timestamp with time zone': '2020-01-01T00:00:00Z',
    integer: '12',
    text: 'de',
    bytea: String.raw`\x00`,
  }
  const forgedTexts: Record<string, string> = { state: 'confirmed', mail_status: 'sent' }
  const written: Record<string, Record<string, string>> = {
    novamesa_contact_submissions: message,
    newsletter_subscriptions: { email: message.email },
  }
  const insertAs = (table: string, row: Record<string, string>) =>
    database.as(
      'anon',
      `insert into public.${table} (${Object.keys(row).join(', ')}) values ('${Object.values(row).join("', '")}')`,
    )

  test.each(tables)('in %s every column that visitors do not write is refused or overwritten', async (table) => {
    const columns = await database.owner(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by column_name collate "C"`,
      [table],
    )
    const outcomes: string[] = []
    for (const { name, type } of columns.map((column) => ({
      name: String(column['name']),
      type: String(column['type']),
    }))) {
      if (name in (written[table] ?? {})) continue
      const value = forgedTexts[name] ?? forgedValues[type] ?? ''
      await database.empty()
      const refused = await insertAs(table, { ...written[table], [name]: value }).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (refused !== undefined) {
        expect(refused, name).toMatchObject(denied)
        continue
      }
      outcomes.push(name)
      const kept = await database.owner(`select from public.${table} where ${name} = '${value}'::${type}`)
      expect(kept, name).toEqual([])
    }
    expect(outcomes).toEqual(overwritten[table])
  })

  // Filled by the database before the policy looks at the row.
  const overwritten: Record<string, string[]> = {
    novamesa_contact_submissions: ['id'],
    newsletter_subscriptions: [
      'consent_version',
      'expires_at',
      'id',
      'language',
      'mail_count',
      'mail_id',
      'mail_next_at',
      'mail_queued_at',
      'mail_rank',
      'mail_status',
      'token_hash',
      'unsubscribe_token',
    ],
  }
})
