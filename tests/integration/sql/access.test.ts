import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// The grants are tested in supabase/tests/access.test.sql, what the Data API makes of them in ../postgrest/public-key.test.ts.
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
    await database.contact(validSubmission)
    await database.subscribe('jo@example.com')
  })

  test.each(tables)('%s cannot be read, changed or deleted', async (table) => {
    expect(await database.as('anon', `select * from public.${table}`)).toEqual([])
    expect(await database.as('anon', `update public.${table} set email = 'eve@example.com' returning id`)).toEqual([])
    expect(await database.as('anon', `delete from public.${table} returning id`)).toEqual([])
    expect(await database.owner(`select email from public.${table}`)).toEqual([{ email: 'jo@example.com' }])
  })

  test.each([
    [
      'novamesa_contact_submissions',
      { ...validSubmission, message: 'Another message of mine.', created_at: '2020-01-01' },
    ],
    ['newsletter_subscriptions', { email: 'eve@example.com', state: 'confirmed' }],
  ])('in %s nobody may write what is true of a row', async (table, row) => {
    const [columns, values] = [Object.keys(row).join(', '), Object.values(row).join("', '")]
    const insert = database.as('anon', `insert into public.${table} (${columns}) values ('${values}')`)
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })
})
