import type { Backlog } from './database.ts'
import type { ContactSubmission } from './clean-submission.gen.ts'

/** A submission as it was saved. */
export interface SavedSubmission extends ContactSubmission {
  /** When it was saved, as text in UTC. */
  received: string
}

/** A newsletter subscription, for the mails about it. */
export interface Subscription {
  subscription: string
  email: string
  /** The language of the page where the visitor signed up. */
  language: string
  /** When the visitor signed up, in ISO 8601. */
  requested: string
  /** How many days the link works. */
  days: number
  /** Empty in a confirmation, which is not a newsletter yet. */
  unsubscribeToken: string
}

interface Claimed<Kind, Content> {
  kind: Kind
  /** Identifies the mail; it is the idempotency key. */
  id: string
  /** The number of this attempt, starting at 1; it identifies the claim when it is finished. */
  attempt: number
  content: Content
}

/** A mail that only this call may send until its lease ends. */
export type Mail =
  | Claimed<'submission', SavedSubmission>
  | Claimed<'confirmation' | 'welcome', Subscription>
  | Claimed<'alert', Backlog>

/** The body of Resend's POST /emails. */
export interface Letter {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
