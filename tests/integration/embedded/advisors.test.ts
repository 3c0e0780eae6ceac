import type { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'
import { supabaseCli } from '../../../scripts/gen/supabase-cli.ts'

const Advice = v.object({ results: v.array(v.object({ level: v.string(), name: v.string(), detail: v.string() })) })

/** The findings of the Supabase advisors for a database, as listed in the dashboard of a hosted project. */
async function advice(about: PGlite): Promise<{ level: string; name: string; detail: string }[]> {
  const printed = await supabaseCli(about, ['db', 'advisors', '--level', 'warn', '--output-format', 'json'])
  return v.parse(Advice, JSON.parse(printed)).results
}

const faults = [
  ['a table without row level security', 'create table public.open (id int primary key)', 'rls_disabled_in_public'],
  [
    'row level security switched off',
    'alter table public.novamesa_contact_submissions disable row level security',
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
] as const

test('The Supabase advisors report no errors or warnings for the database', async () => {
  const database = await openProjectDatabase()
  onTestFinished(() => database.close())
  expect(await advice(database)).toEqual([])
})

describe('For a database with many faults the advisors report', () => {
  let reported: unknown[]
  beforeAll(async () => {
    const database = await openProjectDatabase()
    for (const [, fault] of faults) await database.exec(fault)
    reported = await advice(database)
    await database.close()
  })

  test.each(faults)('%s', (_, _fault, name) => {
    expect(reported).toContainEqual(expect.objectContaining({ name }))
  })
})
