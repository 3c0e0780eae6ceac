/** What a check has seen, and what the owner does about it where it is wrong. */
export interface Verdict {
  /** `unknown`: the answer allows no judgement, e.g. because an earlier check has failed. */
  state: 'ok' | 'wrong' | 'unknown'
  found: string
  mend?: string
}

/** The verdict on one thing, named by a sentence that is true of a healthy project. */
export interface Finding extends Verdict {
  check: string
}

/** How to mend what the migrations would have made. */
export const applyMigrations = 'Apply the migrations: supabase db push --remote.'

/** Says that a check has passed. */
export function ok(found = ''): Verdict {
  return { state: 'ok', found }
}

/** Says what is wrong and how to mend it. */
export function wrong(found: string, mend: string): Verdict {
  return { state: 'wrong', found, mend }
}

/** Says why a check could not tell. */
export function unknown(found: string): Verdict {
  return { state: 'unknown', found }
}
