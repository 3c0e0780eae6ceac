import { type Answer, type Call, type Project } from './project.ts'

/** The tables that visitors insert into. */
export const tables = { contact: 'novamesa_contact_submissions', newsletter: 'newsletter_subscriptions' } as const

export type Table = (typeof tables)[keyof typeof tables]

/** An undeliverable address that identifies probe rows. */
export const probeAddress = 'backend-doctor@example.invalid'

/** Two rows that violate a constraint. */
export const refusable: Record<Table, Record<string, string>[]> = {
  [tables.contact]: ['One message.', 'Another message.'].map((message) => ({
    name: 'x',
    email: probeAddress,
    message,
  })),
  [tables.newsletter]: [{ email: 'no address' }, { email: 'no address either' }],
}

/** Two rows that satisfy all constraints. */
export const acceptable: Record<Table, Record<string, string>[]> = {
  [tables.contact]: ['The doctor’s first probe.', 'The doctor’s second probe.'].map((message) => ({
    name: 'Doctor of the backend',
    email: probeAddress,
    message,
  })),
  [tables.newsletter]: [{ email: probeAddress }, { email: `2-${probeAddress}` }],
}

/** The fix for a probe that was stored. */
export const removeProbes =
  `In the SQL editor: select public.erase_person('${probeAddress}'), public.erase_person('2-${probeAddress}'); ` +
  `delete from public.novamesa_contact_submissions where email = 'no address'; ` +
  `delete from public.newsletter_subscriptions where email like 'no address%';`

const asOneObject = { accept: 'application/vnd.pgrst.object+json' }

/**
 * Returns the headers for inserting two rows without storing them. PostgREST rolls back a request for a single object
 * that creates two rows, after the database has evaluated it. @supabase/lite rejects such a request before it reaches
 * the database. A column that does not exist detects this case, and the request is then sent without the header.
 */
async function neverStored(project: Project): Promise<Record<string, string>> {
  const body = [{ no_such_column: 1 }, { no_such_column: 2 }]
  const answer = await project.ask(`/rest/v1/${tables.newsletter}`, { method: 'POST', headers: asOneObject, body })
  return answer.code === 'PGRST116' ? {} : asOneObject
}

/** Inserts two rows in a way that never stores them; the response shows what rejected them. */
export type Attempt = (table: Table, rows: object[], options?: { query?: string; prefer?: string }) => Promise<Answer>

/** Prepares the inserts for all checks. */
export function attempts(project: Project): Attempt {
  let headers: Promise<Record<string, string>> | undefined
  return async (table, rows, { query = '', prefer = 'return=minimal' } = {}) => {
    headers ??= neverStored(project)
    // The hosted Data API supports tx=rollback, others ignore it.
    const call: Call = { method: 'POST', headers: { ...(await headers), prefer: `${prefer}, tx=rollback` }, body: rows }
    return project.ask(`/rest/v1/${table}${query}`, call)
  }
}
