/** Why a mail was not taken. */
export interface Failure {
  /** A sentence with status and name of the error: nothing that a visitor wrote, and no key. */
  reason: string
  /** The mail service refuses this mail for good; anything else is worth another attempt. */
  permanent: boolean
  /** How many seconds the mail service asks to wait. */
  retryAfter?: number
}

/** What became of a mail. */
export type Outcome = 'sent' | Failure

/** Tells whether the mail service cannot take any mail at the moment, so that the next one is not worth a try. */
export function isTemporary(outcome: Outcome): outcome is Failure {
  return outcome !== 'sent' && !outcome.permanent
}

/** Reads a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  // A day is more than anybody waits for; the database has a limit of its own.
  return seconds > 0 ? Math.min(seconds, 86_400) : undefined
}
