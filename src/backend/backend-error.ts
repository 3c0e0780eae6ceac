/** The database's code for a row that is there already. */
export const duplicate = '23505'

/** An answer that does not say "saved". Carries status and code, never what the visitor wrote. */
export class BackendError extends Error {
  readonly status: number
  readonly code: string | undefined
  /** In how many seconds the backend would take it, where it says so. */
  readonly retryAfter: number | undefined

  constructor(what: string, status: number, error?: { code: string; hint: string | null } | null) {
    const code = error?.code
    super(`${what} not saved: status ${status}${code ? `, code ${code}` : ''}`)
    this.name = 'BackendError'
    this.status = status
    this.code = code
    const seconds = /^Try again in (\d+) seconds\.$/.exec(error?.hint ?? '')?.[1]
    this.retryAfter = seconds === undefined ? undefined : Number(seconds)
  }
}

/** A part of this program that could not be downloaded, e.g. because a deployment has replaced it. */
export class PartMissing extends Error {
  constructor(part: string, cause: unknown) {
    super(`${part} could not be downloaded`, { cause })
    this.name = 'PartMissing'
  }
}
