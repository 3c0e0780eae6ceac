import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { databaseTypes, typesFile } from '../../tooling/database/database-types.ts'
import { openProjectDatabase } from '../../tooling/database/project-database.ts'

test('the generated types of the database are those of the migrations', async () => {
  const database = await openProjectDatabase()
  onTestFinished(() => database.close())
  const written = await readFile(typesFile, 'utf8')
  const outdated = 'src/backend/database.types.gen.ts is older than supabase/migrations: run `npm run types:database`.'
  expect(written, outdated).toBe(await databaseTypes(database))

  await database.exec('alter table public.newsletter_subscriptions add column source text')
  expect(await databaseTypes(database), 'a new column goes unnoticed').toContain('source: string | null')
})
