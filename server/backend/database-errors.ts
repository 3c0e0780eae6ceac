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
 * Codes whose status @supabase/lite does not know: it answers 500. PostgREST's is 400 for a failed check; a full disk
 * is as where the server finds it full before it writes.
 */
const statuses = new Map([
  ['23514', 400],
  ['53100', 507],
])

/**
 * What @supabase/lite makes an answer of, without the row's values: it prints every error it meets, and PostgreSQL's
 * own carries the statement, its parameters and the failing row.
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
      // An error of the code PGRST spells out the whole answer.
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

/** Turns an error of PostgreSQL into one that reveals no row, and passes every other error on. */
export function withoutRowValues(error: unknown): unknown {
  return isDatabaseError(error) ? new Refusal(error) : error
}
