import type { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'
import { readTap, type TapReport } from './tap.ts'

/** Opens a database in which `create extension pgtap` works. */
export function openTapDatabase(): Promise<PGlite> {
  return openProjectDatabase({ extensions: { pgtap } })
}

/** Runs a file of SQL tests without lasting changes; any failure is part of the report. */
export async function runTap(database: PGlite, sql: string): Promise<TapReport> {
  // On a hosted project nothing else removes the rows of a test.
  if (!/^begin;$.*^rollback;\s*$/ms.test(sql)) return noReport('The file has to run between begin and rollback.')
  try {
    const results = await database.exec(sql, { rowMode: 'array' })
    return readTap(results.flatMap(({ rows }) => rows.flat().map(String)))
  } catch (error) {
    await database.exec('rollback')
    return noReport(`The file breaks off: ${String(error)}`)
  }
}

function noReport(problem: string): TapReport {
  return { assertions: [], problem }
}
