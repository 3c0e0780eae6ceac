/** Why the mail service did not accept a mail. */
export interface Failure {
  /** A sentence with the status and name of the error; contains no visitor input and no keys. */
  reason: string
  /** The mail service rejects this mail, but perhaps not others; it is retried like after any other failure. */
  permanent: boolean
  /** Retry delay requested by the mail service, in seconds. */
  retryAfter?: number
}

/** The result of sending a mail. */
export type Outcome = 'sent' | Failure

/** Whether the mail service cannot accept any mail at the moment, so that sending the next one is pointless. */
export function isTemporary(outcome: Outcome): outcome is Failure {
  return outcome !== 'sent' && !outcome.permanent
}

/** Parses a Retry-After header, a number of seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  // Capped at a day; the database has its own, lower limit.
  return seconds > 0 ? Math.min(seconds, 86_400) : undefined
}
