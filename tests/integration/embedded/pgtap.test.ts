import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openTapDatabase, runTap } from './run-tap.ts'
import type { TapReport } from './tap.ts'

/** The SQL tests, in the folder used by `supabase test db`; each file rolls back its changes. */
const folder = new URL('../../../supabase/tests/', import.meta.url)
const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()

const reports: [file: string, report: TapReport][] = []
const database = await openTapDatabase()
for (const file of files) reports.push([file, await runTap(database, await readFile(new URL(file, folder), 'utf8'))])
await database.close()

describe.each(reports)('supabase/tests/%s', (_, { assertions, problem }) => {
  test('runs as planned', () => {
    expect(problem).toBeUndefined()
  })

  test.each(assertions)('$name', ({ passed, report }) => {
    expect(passed, report).toBe(true)
  })
})
