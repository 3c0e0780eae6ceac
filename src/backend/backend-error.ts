/** PostgreSQL's code for a unique violation: the row already exists. */
export const duplicate = '23505'

/** A response other than "saved". Contains status and code, never what the visitor wrote. */
export class BackendError extends Error {
  readonly status: number
  readonly code: string | undefined
  /** Seconds until the backend accepts another attempt, if it reports that. */
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

/** A chunk that could not be downloaded, e.g. because a deployment has replaced it. */
export class ChunkLoadError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(`${chunk} could not be downloaded`, { cause })
    this.name = 'ChunkLoadError'
  }
}
