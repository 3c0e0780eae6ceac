/** PostgreSQL's code for a unique violation: the row already exists. */
export const duplicate = '23505'

/** Why a call failed, as far as the visitor can do something about it. */
type Reason = 'offline' | 'too-many' | 'full' | 'unknown'

export class BackendError extends Error {
  readonly reason: Reason

  constructor(message: string, reason: Reason = 'unknown', cause?: unknown) {
    super(message, { cause })
    // Being offline explains every failure. It is read now because the visitor may be online again later.
    this.reason = navigator.onLine ? reason : 'offline'
  }
}

const reasons: Record<number, Reason | undefined> = { 429: 'too-many', 507: 'full' }

/** A response other than "saved". Contains status and code, never what the visitor wrote. */
export class NotSavedError extends BackendError {
  readonly status: number
  /** Seconds until the backend accepts another attempt; ten minutes if it does not report that. */
  readonly retryAfter: number

  constructor(what: string, status: number, error: { code: string; hint: string | null } | null) {
    super(`${what} not saved: status ${status}${error?.code ? `, code ${error.code}` : ''}`, reasons[status])
    this.status = status
    // The words are those of the limits in supabase/migrations; tests/integration/postgrest/limits.test.ts holds them to it.
    this.retryAfter = Number(/^Try again in (\d+) seconds\.$/.exec(error?.hint ?? '')?.[1] ?? 600)
  }
}
