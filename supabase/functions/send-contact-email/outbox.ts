import type { SavedMessage } from './compose.ts'
import type { NewsletterMail } from './compose-newsletter.ts'
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

/** A newsletter mail that only this call may send until its lease ends. */
export interface ClaimedNewsletterMail extends NewsletterMail, Attempt {
  /** Identifies this mail; a repeated confirmation of the same subscription has another one. */
  id: string
}

/** A mail of any kind that is due. */
type ClaimedMail = { kind: 'contact'; message: Claimed } | { kind: 'newsletter'; mail: ClaimedNewsletterMail }

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

/** Whether a row has these columns. */
function has<Row extends object>(row: object | undefined, ...columns: (keyof Row & string)[]): row is Row {
  return row !== undefined && columns.every((column) => column in row)
}

/** Claims the saved message with exactly this content, if it is due and the limits allow a mail of its own. */
export async function claim(access: Access, { name, email, message }: Message): Promise<Claimed | undefined> {
  const row = await firstRow(access, 'claim_contact_mail', { p_name: name, p_email: email, p_message: message })
  return has<Claimed>(row, 'id', 'attempt', 'received') ? row : undefined
}

interface DueRow extends Attempt {
  kind: string
  id: string
  content: Record<string, unknown>
}

/** Claims a mail of any kind that is due and was not sent by a visitor's call. */
export async function claimDue(access: Access): Promise<ClaimedMail | undefined> {
  const row = await firstRow(access, 'claim_due_mails', { p_limit: 1 })
  if (!has<DueRow>(row, 'kind', 'id', 'attempt', 'content')) return undefined
  const { kind, id, attempt, content } = row
  const text = (name: string) => String(content[name] ?? '')
  if (kind === 'contact') {
    const message = { received: text('received'), name: text('name'), email: text('email'), message: text('message') }
    return { kind, message: { id, attempt, ...message } }
  }
  return {
    kind: 'newsletter',
    mail: {
      id,
      attempt,
      kind: kind === 'newsletter-welcome' ? 'welcome' : 'confirmation',
      subscription: text('subscription'),
      email: text('email'),
      language: text('language'),
      requested: text('requested'),
      days: Number(content['days']),
      unsubscribeToken: text('unsubscribe'),
    },
  }
}

/** Stores the hash of the token in a confirmation link; false if the subscription has ended and must not be mailed. */
export async function storeToken(access: Access, mail: ClaimedNewsletterMail, hash: string): Promise<boolean> {
  const parameters = { p_id: mail.id, p_attempt: mail.attempt, p_hash: hash }
  return (await call(access, 'store_newsletter_token', parameters)) === true
}

/** Ends the subscription of an unsubscribe link. */
export async function unsubscribe(access: Access, token: string): Promise<void> {
  await call(access, 'unsubscribe_newsletter', { p_token: token })
}

/** Claims the digest that is due. */
export async function claimDigest(access: Access): Promise<ClaimedDigest | undefined> {
  const row = await firstRow(access, 'claim_contact_mail_digest')
  return has<ClaimedDigest>(row, 'id', 'attempt', 'messages') ? row : undefined
}

function parametersOf({ id, attempt }: Attempt & { id: string }, outcome: Outcome): object {
  const claimed = { p_id: id, p_attempt: attempt }
  if (outcome === 'sent') return claimed
  const { reason, permanent, retryAfter = null } = outcome
  return { ...claimed, p_error: reason, p_permanent: permanent, p_retry_after: retryAfter }
}

/** Ends the claim of a mail of any kind and stores the outcome. */
export async function finish(access: Access, row: Attempt & { id: string }, outcome: Outcome): Promise<void> {
  await call(access, 'finish_mail', parametersOf(row, outcome))
}

/** Ends the claim of a digest and stores the outcome. */
export async function finishDigest(access: Access, digest: ClaimedDigest, outcome: Outcome): Promise<void> {
  await call(access, 'finish_contact_mail_digest', parametersOf(digest, outcome))
}

/** Numbers of mails that are not sent. */
export interface Backlog {
  waiting: number
  /** Waiting for over an hour. */
  overdue: number
}

/** Counts the mails that are not sent. */
export async function backlog(access: Access): Promise<Backlog> {
  const row = await firstRow(access, 'mail_backlog')
  if (!has<Backlog>(row, 'waiting', 'overdue')) throw new Error('mail_backlog answered something else')
  return { waiting: row.waiting, overdue: row.overdue }
}

const kinds = ['unmailed', 'intake', 'mails', 'newsletter'] as const

/** What to alert the owner about, with the numbers. */
export interface Alert {
  /** Unsent mails, an unusually high intake, mails close to their daily limit, unusually many newsletter sign-ups. */
  kinds: (typeof kinds)[number][]
  /** Waiting for over an hour. */
  overdue: number
  /** Received within a day. */
  intake: { messages: number; bytes: number }
  /** Sent within a day. */
  mails: number
  /** Newsletter sign-ups within a day. */
  signups: number
}

interface AlertRow extends Omit<Alert, 'intake'> {
  intake_messages: number
  intake_bytes: number
}

/** Claims the alert; undefined when none is due. */
export async function claimAlert(access: Access): Promise<Alert | undefined> {
  const row = await firstRow(access, 'claim_mail_alert')
  if (!has<AlertRow>(row, 'kinds')) return undefined
  const { kinds: due, overdue, intake_messages: messages, intake_bytes: bytes, mails, signups } = row
  return { kinds: kinds.filter((kind) => due.includes(kind)), overdue, intake: { messages, bytes }, mails, signups }
}

/** Records that the alert was delivered. */
export async function finishAlert(access: Access, alert: Alert): Promise<void> {
  await call(access, 'finish_mail_alert', { p_kinds: alert.kinds.join(',') })
}
