import { expect, test } from 'vitest'
import { difference, type Migration } from '../../../../server/backend/migration-history.ts'

const first: Migration = { version: '1', name: 'tables', sql: 'create table a ();\ncreate table b ();\n' }
const second: Migration = { version: '2', name: 'rules', sql: "comment on table a is 'A;';\n" }
const third: Migration = { version: '3', name: 'more', sql: 'create table c ();\n' }
const applied = ({ version, sql }: Migration) => ({ version, statements: [sql] })

test('A database with all migrations, or only the oldest ones, is accepted', () => {
  expect(difference([first, second, third], [])).toBeUndefined()
  expect(difference([first, second, third], [first, second].map(applied))).toBeUndefined()
  expect(difference([first, second, third], [first, second, third].map(applied))).toBeUndefined()
})

test('It is also accepted when another tool has stored single statements, none, or different line endings', () => {
  for (const statements of [['create table a ()', 'create table b ()'], null, [first.sql.replaceAll('\n', '\r\n')]])
    expect(difference([first], [{ version: '1', statements }])).toBeUndefined()
})

test('An edited migration is reported', () => {
  const edited = { ...first, sql: first.sql.replace('table b', 'table d') }
  expect(difference([edited, second], [first, second].map(applied))).toBe(
    'supabase/migrations/1_tables.sql was edited after it had been applied to this database. Undo that; write a new migration.',
  )
})

test('A missing migration is reported', () => {
  expect(difference([first, third], [first, second, third].map(applied))).toBe(
    'Migration 2 was applied to this database and is missing in supabase/migrations. Restore its file.',
  )
})

test('A new migration older than an applied one is reported', () => {
  expect(difference([first, second, third], [first, third].map(applied))).toBe(
    'supabase/migrations/2_rules.sql comes before 3, which was applied to this database. Give it a later version.',
  )
})
