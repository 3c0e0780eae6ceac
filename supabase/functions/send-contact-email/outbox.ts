import type { Message } from './read-message.ts'
import type { Settings } from './settings.ts'

/** A saved message that this call alone may mail until its lease ends. */
export interface Claimed extends Message {
  id: string
  /** The number of this attempt, from 1; it proves the claim when it is finished. */
  attempt: number
  /** When the message was saved, as text in UTC. */
  received: string
}

type Access = Pick<Settings, 'supabaseUrl' | 'secretKey'>

const timeout = 10_000

async function call(access: Access, name: string, parameters: object): Promise<unknown> {
  const headers = new Headers({ apikey: access.secretKey, 'content-type': 'application/json' })
  // A legacy key is a JWT and names its role in this header; a new key must not stand there.
  if (!access.secretKey.startsWith('sb_')) headers.set('authorization', `Bearer ${access.secretKey}`)
  const response = await fetch(`${access.supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  // A function that returns nothing answers 204.
  return response.status === 204 ? undefined : response.json()
}

function isClaimed(row: unknown): row is Claimed {
  return typeof row === 'object' && row !== null && 'id' in row && 'attempt' in row && 'received' in row
}

function claimedRows(rows: unknown): Claimed[] {
  return Array.isArray(rows) ? rows.filter(isClaimed) : []
}

/** Claims the saved message with exactly this content, if it is due. */
export async function claim(access: Access, { name, email, message }: Message): Promise<Claimed | undefined> {
  const rows = await call(access, 'claim_contact_mail', { p_name: name, p_email: email, p_message: message })
  return claimedRows(rows)[0]
}

/** Claims up to `limit` messages that are due and that no visitor's call has mailed. */
export async function claimDue(access: Access, limit: number): Promise<Claimed[]> {
  return claimedRows(await call(access, 'claim_due_contact_mails', { p_limit: limit }))
}

/** Ends a claim: as sent, or with the error of this attempt. */
export async function finish(access: Access, { id, attempt }: Claimed, error: string | null): Promise<void> {
  await call(access, 'finish_contact_mail', { p_id: id, p_attempt: attempt, p_error: error })
}

/** How many messages are not mailed. */
export interface Backlog {
  waiting: number
  /** Waiting for over an hour. */
  overdue: number
  /** Given up. */
  failed: number
}

function firstRow(rows: unknown): unknown {
  return Array.isArray(rows) ? rows[0] : rows
}

function isLate(row: unknown): row is Pick<Backlog, 'overdue' | 'failed'> {
  return typeof row === 'object' && row !== null && 'overdue' in row && 'failed' in row
}

/** Counts the messages that are not mailed. */
export async function backlog(access: Access): Promise<Backlog> {
  const row = firstRow(await call(access, 'contact_mail_backlog', {}))
  if (!isLate(row) || !('waiting' in row)) throw new Error('contact_mail_backlog answered something else')
  return { waiting: Number(row.waiting), overdue: Number(row.overdue), failed: Number(row.failed) }
}

/** Claims the alert about late messages; undefined when there is none to send now. */
export async function claimAlert(access: Access): Promise<Pick<Backlog, 'overdue' | 'failed'> | undefined> {
  const row = firstRow(await call(access, 'claim_contact_mail_alert', {}))
  return isLate(row) ? { overdue: Number(row.overdue), failed: Number(row.failed) } : undefined
}

/** Records that the alert has been sent. */
export async function finishAlert(access: Access): Promise<void> {
  await call(access, 'finish_contact_mail_alert', {})
}
