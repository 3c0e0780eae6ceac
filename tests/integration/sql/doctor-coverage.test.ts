import { afterAll, beforeAll, expect, test } from 'vitest'
import { functions, ownColumns, tables, visitorFunctions } from '../../../scripts/doctor/checks.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the doctor checks every function that the Data API exposes', async () => {
  const rows = await database.owner(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
  )
  const known = [...Object.keys(functions), ...visitorFunctions]
  expect(known.toSorted()).toEqual(rows.map(({ proname }) => proname))
})

test('the doctor checks every table that the Data API exposes', async () => {
  const rows = await database.owner(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') order by 1`,
  )
  expect(Object.values(tables).toSorted()).toEqual(rows.map(({ relname }) => relname))
})

test.each(Object.values(tables))('the doctor checks every column of %s that visitors may not send', async (table) => {
  const rows = await database.owner(
    `select column_name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER'
       and not has_column_privilege('anon', 'public.' || table_name, column_name, 'insert')
     order by column_name collate "C"`,
    [table],
  )
  expect(Object.keys(ownColumns[table]).toSorted()).toEqual(rows.map((row) => row['column_name']))
})
