import type { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'
import { supabaseCli } from '../../../scripts/gen/supabase-cli.ts'

const Advice = v.object({ results: v.array(v.object({ level: v.string(), name: v.string(), detail: v.string() })) })

/** The findings of the Supabase advisors for a database, as listed in the dashboard of a hosted project. */
async function advice(about: PGlite): Promise<{ level: string; name: string; detail: string }[]> {
  const printed = await supabaseCli(about, ['db', 'advisors', '--level', 'warn', '--output-format', 'json'])
  return v.parse(Advice, JSON.parse(printed)).results
}

test('The Supabase advisors report no errors or warnings for the database, but one for an open table', async () => {
  const database = await openProjectDatabase()
  onTestFinished(() => database.close())
  expect(await advice(database)).toEqual([])
  await database.exec('create table public.open (id int primary key)')
  expect(await advice(database)).toContainEqual(expect.objectContaining({ name: 'rls_disabled_in_public' }))
})
