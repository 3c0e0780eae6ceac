/** A project with the access of a visitor. */
export interface Project {
  /** Without a trailing slash. */
  url: string
  key: string
  fetch: (request: Request) => Promise<Response>
  /** Timeout of each request in milliseconds. */
  deadline: number
}

/** A request as a visitor's browser sends it; the key is added. */
export interface Call {
  path: string
  method?: string
  headers?: Record<string, string>
  /** JSON. */
  body?: string
}

/** The parts of a response that the checks evaluate. */
export interface Answer {
  /** 0 without a response. */
  status: number
  headers: Headers
  /** The fields of a JSON object; empty if it is none. */
  body: Record<string, unknown>
  /** The error code of the Data API, e.g. 42501; empty if there is none. */
  code: string
  /** Status and code, or why there is no response. */
  summary: string
}

/** Sends a request to a project; never rejects. */
export async function ask({ url, key, fetch, deadline }: Project, { path, headers, ...init }: Call): Promise<Answer> {
  try {
    const request = new Request(url + path, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      // A redirect must not send the key to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    })
    return await read(await fetch(request))
  } catch (error) {
    const summary = `did not answer: ${causeOf(error)}`
    return { status: 0, headers: new Headers(), body: {}, code: '', summary }
  }
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response
  const json: unknown = await response.json().catch(() => undefined)
  const body: Answer['body'] = typeof json === 'object' && json !== null ? { ...json } : {}
  const code = typeof body['code'] === 'string' ? body['code'] : ''
  return { status, headers, body, code, summary: `answered ${status}${code && ` (${code})`}` }
}

/** The innermost cause says why a fetch failed, e.g. `getaddrinfo ENOTFOUND p.supabase.co`. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : causeOf(error.cause)
}
