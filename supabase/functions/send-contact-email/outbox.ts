import type { SavedMessage } from './compose.ts'
import type { Outcome } from './outcome.ts'
import { post } from './post.ts'
import type { Message } from './read-message.ts'
import type { Settings } from './settings.ts'

/** The number of this attempt, starting at 1; it identifies the claim when it is finished. */
interface Attempt {
  attempt: number
}

/** A saved message that only this call may mail until its lease ends. */
export interface Claimed extends SavedMessage, Attempt {}

/** Messages over the limits of single mails, which only this call may mail together until the lease ends. */
export interface ClaimedDigest extends Attempt {
  id: string
  /** Idempotency key; changes when the messages change because one of them was erased. */
  key: string
  messages: SavedMessage[]
}

type Access = Pick<Settings, 'supabaseUrl' | 'secretKey'>

async function call(access: Access, name: string, parameters: object = {}): Promise<unknown> {
  const headers = new Headers({ apikey: access.secretKey })
  // A legacy key is a JWT, and this header sets its role; a new key must not be sent here.
  if (!access.secretKey.startsWith('sb_')) headers.set('authorization', `Bearer ${access.secretKey}`)
  const response = await post(`${access.supabaseUrl}/rest/v1/rpc/${name}`, headers, parameters)
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  // A void function responds with 204.
  return response.status === 204 ? undefined : response.json()
}

async function firstRow(access: Access, name: string, parameters?: object): Promise<object | undefined> {
  const rows = await call(access, name, parameters)
  const row: unknown = Array.isArray(rows) ? rows[0] : rows
  return typeof row === 'object' && row !== null ? row : undefined
}

function isClaimed(row: object | undefined): row is Claimed {
  return row !== undefined && 'id' in row && 'attempt' in row && 'received' in row
}

function isClaimedDigest(row: object | undefined): row is ClaimedDigest {
  return row !== undefined && 'id' in row && 'attempt' in row && 'messages' in row && Array.isArray(row.messages)
}

/** Claims the saved message with exactly this content, if it is due and the limits allow a mail of its own. */
export async function claim(access: Access, { name, email, message }: Message): Promise<Claimed | undefined> {
  const row = await firstRow(access, 'claim_contact_mail', { p_name: name, p_email: email, p_message: message })
  return isClaimed(row) ? row : undefined
}

/** Claims the message that has been due longest and was not mailed by a visitor's call. */
export async function claimDue(access: Access): Promise<Claimed | undefined> {
  const row = await firstRow(access, 'claim_due_contact_mails', { p_limit: 1 })
  return isClaimed(row) ? row : undefined
}

/** Claims the digest that is due. */
export async function claimDigest(access: Access): Promise<ClaimedDigest | undefined> {
  const row = await firstRow(access, 'claim_contact_mail_digest')
  return isClaimedDigest(row) ? row : undefined
}

function parametersOf({ id, attempt }: Attempt & { id: string }, outcome: Outcome): object {
  const claimed = { p_id: id, p_attempt: attempt }
  if (outcome === 'sent') return claimed
  const { reason, permanent, retryAfter = null } = outcome
  return { ...claimed, p_error: reason, p_permanent: permanent, p_retry_after: retryAfter }
}

/** Ends the claim of a message and stores the outcome. */
export async function finish(access: Access, row: Claimed, outcome: Outcome): Promise<void> {
  await call(access, 'finish_contact_mail', parametersOf(row, outcome))
}

/** Ends the claim of a digest and stores the outcome. */
export async function finishDigest(access: Access, digest: ClaimedDigest, outcome: Outcome): Promise<void> {
  await call(access, 'finish_contact_mail_digest', parametersOf(digest, outcome))
}

/** Numbers of messages that are not mailed. */
export interface Backlog {
  waiting: number
  /** Waiting for over an hour. */
  overdue: number
  /** Given up. */
  failed: number
}

/** Counts the messages that are not mailed. */
export async function backlog(access: Access): Promise<Backlog> {
  const row = await firstRow(access, 'contact_mail_backlog')
  if (!row || !('waiting' in row && 'overdue' in row && 'failed' in row)) {
    throw new Error('contact_mail_backlog answered something else')
  }
  return { waiting: Number(row.waiting), overdue: Number(row.overdue), failed: Number(row.failed) }
}

const kinds = ['unmailed', 'intake', 'mails'] as const

/** What to alert the owner about, with the numbers. */
export interface Alert {
  /** Unmailed messages, an unusually high intake, mails close to their daily limit. */
  kinds: (typeof kinds)[number][]
  /** Waiting for over an hour. */
  overdue: number
  /** Given up. */
  failed: number
  /** Received within a day. */
  intake: { messages: number; bytes: number }
  /** Sent within a day. */
  mails: number
}

/** Claims the alert; undefined when none is due. */
export async function claimAlert(access: Access): Promise<Alert | undefined> {
  const row = await firstRow(access, 'claim_contact_mail_alert')
  if (!row || !('kinds' in row && Array.isArray(row.kinds))) return undefined
  const due: unknown[] = row.kinds
  const numbers: Record<string, unknown> = { ...row }
  return {
    kinds: kinds.filter((kind) => due.includes(kind)),
    overdue: Number(numbers['overdue']),
    failed: Number(numbers['failed']),
    intake: { messages: Number(numbers['intake_messages']), bytes: Number(numbers['intake_bytes']) },
    mails: Number(numbers['mails']),
  }
}

/** Records that the alert was delivered. */
export async function finishAlert(access: Access, alert: Alert): Promise<void> {
  await call(access, 'finish_contact_mail_alert', { p_kinds: alert.kinds.join(',') })
}
