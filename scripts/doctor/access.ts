import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Answer, Project } from './project.ts'
import { refusable, removeProbes, type Attempt, type Table, tables } from './tables.ts'

const noRow = 'id=eq.00000000-0000-0000-0000-000000000000'
const restore = `${applyMigrations} Then in the SQL editor: select private.apply_grants();`

/** Columns that must not be readable, not even one of them. */
const columns: Record<Table, string[]> = {
  [tables.contact]: ['id', 'created_at', 'name', 'email', 'message', 'mail_status'],
  [tables.newsletter]: ['id', 'created_at', 'email'],
}

/** Columns that only the database may set, with a value of their type. */
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

/** Checks that visitors cannot read or count rows; a privilege on a single column is enough to fail. */
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

/** Checks that visitors cannot update rows. The filter matches no row, and needs the read privilege as well. */
export async function checkUpdate(project: Project, table: Table): Promise<Verdict> {
  const body = { email: 'changed@example.invalid' }
  const answer = await project.ask(`/rest/v1/${table}?${noRow}`, { method: 'PATCH', body })
  return refusal(answer, 'visitors may change rows')
}

/** Checks that visitors cannot delete rows. The filter matches no row, and needs the read privilege as well. */
export async function checkDelete(project: Project, table: Table): Promise<Verdict> {
  return refusal(await project.ask(`/rest/v1/${table}?${noRow}`, { method: 'DELETE' }), 'visitors may delete rows')
}

// The rows are invalid: if a constraint rejects them, the privilege existed.
function refusalBeforeConstraints(answer: Answer, allowed: string): Verdict {
  if (answer.code === '23514' || answer.code === 'PT400' || answer.code === 'PGRST116') return wrong(allowed, restore)
  return answer.status === 201 ? wrong(`${allowed}, and a probe was stored`, removeProbes) : refusal(answer, allowed)
}

/** Checks that an insert cannot become an update. */
export async function checkUpsert(attempt: Attempt, table: Table): Promise<Verdict> {
  const options = { query: '?on_conflict=id', prefer: 'resolution=merge-duplicates' }
  return refusalBeforeConstraints(await attempt(table, refusable[table], options), 'visitors may overwrite rows')
}

/** Checks that visitors cannot set columns that only the database may set. */
export async function checkOwnColumns(attempt: Attempt, table: Table): Promise<Verdict> {
  for (const [column, value] of Object.entries(ownColumns[table])) {
    const rows = refusable[table].map((row) => ({ ...row, [column]: value }))
    const verdict = refusalBeforeConstraints(await attempt(table, rows), `visitors may send the column ${column}`)
    if (verdict.state !== 'ok') return verdict
  }
  return ok()
}
