import { inspect } from 'node:util'
import { messages } from '@electric-sql/pglite'

/** Statuses for error codes that @supabase/lite maps to 500. PostgREST responds 400 to a failed check constraint. */
const statuses: Readonly<Record<string, number>> = { '23514': 400 }

// PGlite's own error for a value that does not fit the type of its parameter; it reaches no statement and has no code.
const wrongType = /^Invalid input for \w+ type$/

/**
 * Replaces a PostgreSQL error with one without row values; returns other errors unchanged. @supabase/lite logs every
 * error, and PostgreSQL's own contains the statement, its parameters and the failing row.
 */
export function withoutRowValues(error: unknown): unknown {
  if (error instanceof Error && wrongType.test(error.message)) return refusal({ code: '22P02', message: error.message })
  return error instanceof messages.DatabaseError ? refusal(error) : error
}

function refusal({ code = '', message, hint, constraint }: Partial<messages.DatabaseError>) {
  const status = statuses[code]
  // An error with the code PGRST defines the whole response.
  const response = status !== undefined && {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: null, hint: null }),
    detail: JSON.stringify({ status, headers: {} }),
  }
  return {
    ...(response || { code, message }),
    hint,
    [inspect.custom]: () => `The database refused a request: ${code}${constraint ? ` (${constraint})` : ''}`,
  }
}
