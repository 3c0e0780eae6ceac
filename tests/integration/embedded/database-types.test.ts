import { expect, onTestFinished, test } from 'vitest'
import { databaseTypes } from '../../../scripts/gen/database-types.ts'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'

// `npm run check` verifies that the generated file in src is up to date.
test('a new column appears in the generated database types', async () => {
  const database = await openProjectDatabase()
  onTestFinished(() => database.close())
  await database.exec('alter table public.newsletter_subscriptions add column source text')
  expect(await databaseTypes(database)).toContain('source: string | null')
})
