import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Answer } from './project.ts'
import { acceptable, type Attempt, probeAddress, removeProbes, type Table, tables } from './tables.ts'

/** Values that a constraint rejects, by field. */
const badValues: Record<Table, Record<string, string>> = {
  [tables.contact]: { name: 'x', email: 'no address', message: 'short' },
  [tables.newsletter]: { email: 'no address' },
}

function verdictOn(answer: Answer, code: string, failure: string): Verdict {
  if (answer.code === code) return ok()
  if (answer.code === '42501') {
    return wrong('visitors may not send anything', 'In the SQL editor: select private.apply_grants();')
  }
  if (answer.status === 201) return wrong(`${failure}, and a probe was stored`, `${applyMigrations} ${removeProbes}`)
  // The rows passed this constraint and were rejected by a later one, so they are not stored.
  if (['23514', '23505', 'PT400', 'PGRST116'].includes(answer.code ?? '')) return wrong(failure, applyMigrations)
  return unknown(answer.summary)
}

/** Checks that the database rejects invalid values, which also proves that visitors may insert rows. */
export async function checkRules(attempt: Attempt, table: Table): Promise<Verdict> {
  for (const [field, value] of Object.entries(badValues[table])) {
    const rows = acceptable[table].map((row) => ({ ...row, [field]: value }))
    const verdict = verdictOn(
      await attempt(table, rows),
      '23514',
      `the database takes ${JSON.stringify(value)} for ${field}`,
    )
    if (verdict.state !== 'ok') return verdict
  }
  return ok()
}

/** Checks that several rows in one request are rejected. */
export async function checkOneRow(attempt: Attempt, table: Table): Promise<Verdict> {
  const answer = await attempt(table, acceptable[table])
  if (answer.code === '23505') return unknown(`rows of ${probeAddress} are in the table. ${removeProbes}`)
  if (answer.code === '42501') return unknown('visitors may not send anything at all')
  return verdictOn(answer, 'PT400', 'visitors may send many rows at once')
}
