import { readdir, readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { describe, expect, test } from 'vitest'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'

/** The SQL tests, in the folder used by `supabase test db`; each file rolls back its changes. */
const folder = new URL('../../../supabase/tests/', import.meta.url)
const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()

/** The result of a file; `problem` is a reason to fail it even if every assertion holds. */
interface Report {
  assertions: { name: string; passed: boolean; line: string }[]
  problem?: string
}

const reports: [file: string, report: Report][] = []
const database = await openProjectDatabase({ extensions: { pgtap } })
// Also where the site has none.
await database.exec("update private.settings set newsletter_languages = '{en,de}'")
for (const file of files) reports.push([file, await run(database, await readFile(new URL(file, folder), 'utf8'))])
await database.close()

describe.each(reports)('supabase/tests/%s', (_, { assertions, problem }) => {
  test('runs as planned', () => {
    expect(problem).toBeUndefined()
  })

  test.each(assertions)('$name', ({ passed, line }) => {
    expect(passed, line).toBe(true)
  })
})

/** Runs a file without lasting changes. */
async function run(project: PGlite, sql: string): Promise<Report> {
  // On a hosted project nothing else removes the rows of a test.
  if (!/^begin;$.*^rollback;\s*$/ms.test(sql))
    return { assertions: [], problem: 'It has to run in begin and rollback.' }
  try {
    const results = await project.exec(sql, { rowMode: 'array' })
    return read(results.flatMap(({ rows }) => rows.flat().map(String)))
  } catch (error) {
    await project.exec('rollback')
    return { assertions: [], problem: `The file breaks off: ${String(error)}` }
  }
}

/** Reads the output of pgTAP, in the Test Anything Protocol. */
function read(lines: readonly string[]): Report {
  const plan = lines.find((line) => /^1\.\.\d+$/.test(line))
  const assertions = lines.flatMap((line) => {
    const [found, not, number, name = `number ${number}`] = /^(not )?ok (\d+)(?: - (.*))?/.exec(line) ?? []
    return found === undefined ? [] : [{ name, passed: !not, line }]
  })
  return plan === `1..${assertions.length}`
    ? { assertions }
    : { assertions, problem: `It planned ${plan} assertions and ran ${assertions.length}.` }
}
