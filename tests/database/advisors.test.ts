import type { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyDatabase, openProjectDatabase } from '../../tooling/database/project-database.ts'
import { supabaseCli } from '../../tooling/database/supabase-cli.ts'

const Advice = v.object({ results: v.array(v.object({ level: v.string(), name: v.string(), detail: v.string() })) })

let database: PGlite
beforeAll(async () => {
  database = await openProjectDatabase()
})
afterAll(() => database.close())

/** What Supabase's advisors find in a database, as the dashboard of a hosted project lists it. */
async function advice(about: PGlite): Promise<{ level: string; name: string; detail: string }[]> {
  const printed = await supabaseCli(about, ['db', 'advisors', '--level', 'warn', '--output-format', 'json'])
  return v.parse(Advice, JSON.parse(printed)).results
}

test('Supabase has no error and no warning to report about the database', async () => {
  expect(await advice(database)).toEqual([])
})

test.each([
  ['a table without row level security', 'create table public.open (id int primary key)', 'rls_disabled_in_public'],
  [
    'row level security switched off',
    'alter table public.newsletter_subscriptions disable row level security',
    'policy_exists_rls_disabled',
  ],
  [
    'a policy that checks nothing',
    'alter policy visitor_insert on public.newsletter_subscriptions with check (true)',
    'rls_policy_always_true',
  ],
  [
    'a view that reads as its owner',
    'create view public.peek as select email from public.newsletter_subscriptions',
    'security_definer_view',
  ],
  [
    'a function without search_path',
    `create function private.loose() returns int language sql as 'select 1'`,
    'function_search_path_mutable',
  ],
])('Supabase would report %s', async (_, fault, name) => {
  const faulty = await copyDatabase(database)
  onTestFinished(() => faulty.close())
  await faulty.exec(fault)
  expect(await advice(faulty)).toContainEqual(expect.objectContaining({ name }))
})
