import { inspect } from 'node:util'

interface DatabaseError {
  code: string
  message: string
  hint?: string | undefined
  constraint?: string | undefined
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.length === 5
}

/**
 * Statuses for error codes that @supabase/lite maps to 500. PostgREST responds 400 to a failed check constraint; a full
 * disk gets the same status as in `noRoom`.
 */
const statuses = new Map([
  ['23514', 400],
  ['53100', 507],
])

/**
 * A database error without row values. @supabase/lite logs every error, and PostgreSQL's original error contains the
 * statement, its parameters and the failing row.
 */
class Refusal {
  readonly code: string
  readonly message: string
  readonly detail: string | undefined
  readonly hint: string | undefined
  readonly #summary: string

  constructor({ code, message, hint, constraint }: DatabaseError) {
    this.#summary = `The database refused a request: ${code}${constraint ? ` (${constraint})` : ''}`
    this.hint = hint
    const status = statuses.get(code)
    if (status !== undefined) {
      // An error with the code PGRST defines the whole response.
      this.code = 'PGRST'
      this.message = JSON.stringify({ code, message, details: null, hint: null })
      this.detail = JSON.stringify({ status, headers: {} })
    } else {
      this.code = code
      this.message = message
      this.detail = undefined
    }
  }

  [inspect.custom](): string {
    return this.#summary
  }
}

// PGlite's own error for a value that does not fit the type of its parameter; it reaches no statement and has no code.
const wrongType = /^Invalid input for \w+ type$/

/** Replaces a PostgreSQL error with one that contains no row values; returns other errors unchanged. */
export function withoutRowValues(error: unknown): unknown {
  if (error instanceof Error && wrongType.test(error.message)) {
    return new Refusal({ code: '22P02', message: error.message })
  }
  return isDatabaseError(error) ? new Refusal(error) : error
}
