import { expect, onTestFinished, test } from 'vitest'
import { databaseTypes } from '../../../scripts/gen/database-types.ts'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'

// That the file in src is fresh is held by the gate "generated" of `npm run check`.
test('a new column shows in the generated types of the database', async () => {
  const database = await openProjectDatabase()
  onTestFinished(() => database.close())
  await database.exec('alter table public.newsletter_subscriptions add column source text')
  expect(await databaseTypes(database)).toContain('source: string | null')
})
