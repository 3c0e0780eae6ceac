/** A request as a visitor's browser sends it. */
export interface Call {
  path: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  /** Sends no key. */
  keyless?: boolean
}

/** The parts of a response that the checks evaluate. */
export interface Answer {
  /** 0 without a response. */
  status: number
  headers: Headers
  text: string
  /** Empty if the text is not a JSON object. */
  body: Record<string, unknown>
  /** The error code of the Data API, e.g. 42501. */
  code: string | undefined
  /** Status and code, or why there is no response. */
  summary: string
}

/** A project with the access of a visitor. */
export interface Project {
  /** Without a trailing slash. */
  url: string
  key: string
  fetch: (request: Request) => Promise<Response>
  /** Timeout of each request in milliseconds. */
  deadline: number
}

/** Sends a request to a project; never rejects. */
export async function ask(
  { url, key, fetch, deadline }: Project,
  { path, method = 'GET', headers, body, keyless }: Call,
): Promise<Answer> {
  try {
    const request = new Request(url + path, {
      method,
      headers: { ...(!keyless && { apikey: key }), ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect must not send the key to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    })
    return await read(await fetch(request))
  } catch (error) {
    const summary = reason(codeOf(error), deadline)
    return { status: 0, headers: new Headers(), text: '', body: {}, code: undefined, summary }
  }
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const body = parsed(text)
  const code = typeof body['code'] === 'string' ? body['code'] : undefined
  const summary = `answered ${response.status}${code === undefined ? '' : ` (${code})`}`
  return { status: response.status, headers: response.headers, text, body, code, summary }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

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
