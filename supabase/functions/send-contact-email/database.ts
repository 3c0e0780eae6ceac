import type { Mail } from './mail.ts'
import type { Outcome } from './outcome.ts'
import { post } from './post.ts'
import type { ContactSubmission } from './clean-submission.gen.ts'
import type { Settings } from './settings.ts'

type Access = Pick<Settings, 'supabaseUrl' | 'secretKey'>

async function request({ supabaseUrl, secretKey }: Access, name: string, parameters: object): Promise<Response> {
  const headers = new Headers({ apikey: secretKey })
  // A legacy key is a JWT, and this header sets its role; a new key must not be sent here.
  if (!secretKey.startsWith('sb_')) headers.set('authorization', `Bearer ${secretKey}`)
  return post(`${supabaseUrl}/rest/v1/rpc/${name}`, headers, parameters)
}

async function call(access: Access, name: string, parameters: object = {}): Promise<unknown> {
  const response = await request(access, name, parameters)
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  // A void function responds with 204.
  return response.status === 204 ? undefined : response.json()
}

async function rows<Row>(access: Access, name: string, isRow: (row: unknown) => row is Row, parameters?: object) {
  const answer = await call(access, name, parameters)
  if (!Array.isArray(answer) || !answer.every(isRow)) throw new Error(`${name} answered something else`)
  return answer
}

const hasAll = (row: unknown, columns: string[]): boolean =>
  typeof row === 'object' && row !== null && columns.every((column) => column in row)
const isMail = (row: unknown): row is Mail => hasAll(row, ['kind', 'id', 'attempt', 'content'])
const isBacklog = (row: unknown): row is Backlog => hasAll(row, ['waiting', 'overdue', 'limited'])

/**
 * Saves a submission of the form without scripts, whose visitor is named by the headers of the request. Tells whether it is
 * in the database, now or already.
 */
export async function saveSubmission(access: Access, submission: ContactSubmission, headers: object): Promise<boolean> {
  const response = await request(access, 'save_submission', { p_submission: submission, p_headers: headers })
  const answer: unknown = await response.json().catch(() => undefined)
  const isDuplicate = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === '23505'
  return response.ok || isDuplicate
}

/** Claims the mail about the saved submission with exactly this content, and an alert, as far as they are due. */
export function claimFor(access: Access, submission: ContactSubmission): Promise<Mail[]> {
  return rows(access, 'claim_mails', isMail, { p_submission: submission })
}

/** Claims the next mail that is due and was not sent by a visitor's call. */
export async function claimNext(access: Access): Promise<Mail | undefined> {
  return (await rows(access, 'claim_mails', isMail))[0]
}

/** Ends the claim of a mail and stores the outcome. */
export async function finish(access: Access, { id, attempt }: Mail, outcome: Outcome): Promise<void> {
  const claimed = { p_id: id, p_attempt: attempt }
  if (outcome === 'sent') return void (await call(access, 'finish_mail', claimed))
  const { reason, permanent, retryAfter = null } = outcome
  await call(access, 'finish_mail', { ...claimed, p_error: reason, p_permanent: permanent, p_retry_after: retryAfter })
}

/** Stores the hash of the token in a confirmation link; false if the subscription has ended and must not be mailed. */
export async function storeToken(access: Access, { id, attempt }: Mail, hash: string): Promise<boolean> {
  return (await call(access, 'store_newsletter_token', { p_id: id, p_attempt: attempt, p_hash: hash })) === true
}

/** Ends the subscription of an unsubscribe link. */
export async function unsubscribe(access: Access, token: string): Promise<void> {
  await call(access, 'unsubscribe_newsletter', { p_token: token })
}

/** Numbers of mails that are not sent. */
export interface Backlog {
  waiting: number
  /** Waiting for over an hour. */
  overdue: number
  /** Held back by the limit of this hour. */
  limited: number
}

/** Counts the mails that are not sent. */
export async function backlog(access: Access): Promise<Backlog> {
  const [numbers] = await rows(access, 'mail_backlog', isBacklog)
  if (!numbers) throw new Error('mail_backlog answered nothing')
  return numbers
}
