import { Unreachable } from './unreachable.ts'

/** The parts of a response that the checks evaluate. */
export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON; undefined if the body is not JSON. */
  body: unknown
  /** The error code of the Data API, e.g. 42501. */
  code: string | undefined
  /** Status and code, for messages. */
  summary: string
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** Sends no key. */
  keyless?: boolean
}

/** The project to check, called like a visitor's browser does. */
export interface Project {
  /** Without a trailing slash. */
  url: string
  key: string
  /** The origin of the site's pages. */
  origin: string
  /** Rejects with Unreachable when there is no response by the deadline. */
  ask(path: string, call?: Call): Promise<Answer>
}

type Fetch = (request: Request) => Promise<Response>

function codeOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function read(response: Response): Promise<Answer> {
  const body = parsed(await response.text())
  const code = codeOf(body)
  const summary = `answered ${response.status}${code === undefined ? '' : ` (${code})`}`
  return { status: response.status, headers: response.headers, body, code, summary }
}

/** Opens a project for requests through `fetch`, with a timeout of `deadline` milliseconds each. */
export function openProject(options: {
  url: string
  key: string
  origin: string
  fetch: Fetch
  deadline: number
}): Project {
  const { key, origin, deadline } = options
  const url = options.url.replace(/\/+$/, '')
  return {
    url,
    key,
    origin,
    async ask(path, { method = 'GET', headers = {}, body, keyless = false } = {}) {
      const signal = AbortSignal.timeout(deadline)
      try {
        const request = new Request(url + path, {
          method,
          headers: {
            ...(!keyless && { apikey: key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          // A redirect must not send the key to another host.
          redirect: 'manual',
          signal,
        })
        return await read(await options.fetch(request))
      } catch (error) {
        throw new Unreachable(url, deadline, error)
      }
    },
  }
}
