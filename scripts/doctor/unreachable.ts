function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? error.name : codeOf(error.cause)
}

function reason(code: string, deadline: number): string {
  if (code === 'TimeoutError' || code === 'AbortError') return `no answer within ${deadline / 1000} s`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no host has this name (DNS)'
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return `the certificate is not valid (${code})`
  return `the connection failed${/^E[A-Z_]+$/.test(code) ? ` (${code})` : ''}`
}

/** Thrown when a request got no response; the message gives the reason. */
export class Unreachable extends Error {
  constructor(url: string, deadline: number, cause: unknown) {
    super(`${url}: ${reason(codeOf(cause), deadline)}`, { cause })
    this.name = 'Unreachable'
  }
}
