import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Answer } from './project.ts'
import { acceptable, type Attempt, probeAddress, removeProbes, type Table, tables } from './tables.ts'

/** Values that a rule refuses, by the field that they are about. */
const badValues: Record<Table, Record<string, string>> = {
  [tables.contact]: { name: 'x', email: 'no address', message: 'short' },
  [tables.newsletter]: { email: 'no address' },
}

function judge(answer: Answer, code: string, letThrough: string): Verdict {
  if (answer.code === code) return ok()
  if (answer.code === '42501') {
    return wrong('visitors may not send anything', 'In the SQL editor: select private.apply_grants();')
  }
  if (answer.status === 201) return wrong(`${letThrough}, and a probe was stored`, `${applyMigrations} ${removeProbes}`)
  // The rows went through this rule and were stopped by the next one, or by the last: they are not stored.
  if (['23514', '23505', 'PT400', 'PGRST116'].includes(answer.code ?? '')) return wrong(letThrough, applyMigrations)
  return unknown(answer.summary)
}

/** Tells whether the database refuses bad values, which also proves that visitors may send good ones. */
export async function checkRules(attempt: Attempt, table: Table): Promise<Verdict> {
  for (const [field, value] of Object.entries(badValues[table])) {
    const rows = acceptable[table].map((row) => ({ ...row, [field]: value }))
    const verdict = judge(
      await attempt(table, rows),
      '23514',
      `the database takes ${JSON.stringify(value)} for ${field}`,
    )
    if (verdict.state !== 'ok') return verdict
  }
  return ok()
}

/** Tells whether several rows in one request are refused. */
export async function checkOneRow(attempt: Attempt, table: Table): Promise<Verdict> {
  const answer = await attempt(table, acceptable[table])
  if (answer.code === '23505') return unknown(`rows of ${probeAddress} are in the table. ${removeProbes}`)
  if (answer.code === '42501') return unknown('visitors may not send anything at all')
  return judge(answer, 'PT400', 'visitors may send many rows at once')
}
