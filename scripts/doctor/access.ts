import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Answer, Project } from './project.ts'
import { refusable, removeProbes, type Attempt, type Table, tables } from './tables.ts'

const noRow = 'id=eq.00000000-0000-0000-0000-000000000000'
const restore = `${applyMigrations} Then in the SQL editor: select private.apply_grants();`

/** Columns of which each alone would tell something. */
const columns: Record<Table, string[]> = {
  [tables.contact]: ['id', 'created_at', 'name', 'email', 'message', 'mail_status'],
  [tables.newsletter]: ['id', 'created_at', 'email'],
}

/** Columns that are the database's own, with a value of their type. */
export const ownColumns: Record<Table, Record<string, unknown>> = {
  [tables.contact]: {
    id: '00000000-0000-0000-0000-000000000000',
    created_at: '2000-01-01T00:00:00Z',
    mail_status: 'sent',
    mail_attempts: 12,
    mail_next_at: '2099-01-01T00:00:00Z',
    mail_claimed_at: '2000-01-01T00:00:00Z',
    mail_sent_at: '2000-01-01T00:00:00Z',
    mail_error: 'forged',
    mail_first_tried_at: '2000-01-01T00:00:00Z',
    mail_digest: '00000000-0000-0000-0000-000000000000',
  },
  [tables.newsletter]: { id: '00000000-0000-0000-0000-000000000000', created_at: '2000-01-01T00:00:00Z' },
}

function refusal(answer: Answer, allowed: string): Verdict {
  if (answer.code === '42501') return ok()
  return answer.status >= 200 && answer.status < 300 ? wrong(allowed, restore) : unknown(answer.summary)
}

/** Tells whether visitors read or count rows; a right to any column is enough to be wrong. */
export async function checkRead(project: Project, table: Table): Promise<Verdict> {
  for (const column of columns[table]) {
    const answer = await project.ask(`/rest/v1/${table}?select=${column}&limit=1`, {
      headers: { prefer: 'count=exact' },
    })
    const total = answer.headers.get('content-range')?.split('/')[1] ?? 'all'
    const seen = total === '0' ? '0 rows (none are there, or row level security holds)' : `${total} row(s)`
    const verdict = refusal(answer, `visitors may read the column ${column} and see ${seen}`)
    if (verdict.state !== 'ok') return verdict
  }
  return ok()
}

/** Tells whether visitors change rows; the filter matches none, and needs a right to read, too. */
export async function checkUpdate(project: Project, table: Table): Promise<Verdict> {
  const body = { email: 'changed@example.invalid' }
  const answer = await project.ask(`/rest/v1/${table}?${noRow}`, { method: 'PATCH', body })
  return refusal(answer, 'visitors may change rows')
}

/** Tells whether visitors delete rows; the filter matches none, and needs a right to read, too. */
export async function checkDelete(project: Project, table: Table): Promise<Verdict> {
  return refusal(await project.ask(`/rest/v1/${table}?${noRow}`, { method: 'DELETE' }), 'visitors may delete rows')
}

// The rows break a rule: where the rule speaks, the right was there.
function refusalBeforeRules(answer: Answer, allowed: string): Verdict {
  if (answer.code === '23514' || answer.code === 'PT400' || answer.code === 'PGRST116') return wrong(allowed, restore)
  return answer.status === 201 ? wrong(`${allowed}, and a probe was stored`, removeProbes) : refusal(answer, allowed)
}

/** Tells whether an insert may turn into an update. */
export async function checkUpsert(attempt: Attempt, table: Table): Promise<Verdict> {
  const options = { query: '?on_conflict=id', prefer: 'resolution=merge-duplicates' }
  return refusalBeforeRules(await attempt(table, refusable[table], options), 'visitors may overwrite rows')
}

/** Tells whether visitors choose what the database has to set itself. */
export async function checkOwnColumns(attempt: Attempt, table: Table): Promise<Verdict> {
  for (const [column, value] of Object.entries(ownColumns[table])) {
    const rows = refusable[table].map((row) => ({ ...row, [column]: value }))
    const verdict = refusalBeforeRules(await attempt(table, rows), `visitors may send the column ${column}`)
    if (verdict.state !== 'ok') return verdict
  }
  return ok()
}
