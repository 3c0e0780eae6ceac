/** The result of a check, and the fix when it failed. */
export interface Verdict {
  /** `unknown`: the response is inconclusive, or an earlier check failed. */
  state: 'ok' | 'wrong' | 'unknown'
  found: string
  mend?: string
}

/** A check with its verdict; `check` is a sentence that is true for a correctly configured project. */
export interface Finding extends Verdict {
  check: string
}

/** The fix for anything that a migration creates. */
export const applyMigrations = 'Apply the migrations: supabase db push --remote.'

/** A passed check. */
export function ok(found = ''): Verdict {
  return { state: 'ok', found }
}

/** A failed check, with the fix. */
export function wrong(found: string, mend: string): Verdict {
  return { state: 'wrong', found, mend }
}

/** An inconclusive check, with the reason. */
export function unknown(found: string): Verdict {
  return { state: 'unknown', found }
}
