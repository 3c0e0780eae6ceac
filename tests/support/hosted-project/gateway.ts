import { createHmac } from 'node:crypto'
import { refusal } from '../../../server/backend/answers.ts'
import type { Postgrest } from './postgrest.ts'

/** The keys of a project: the API keys of callers, and the secret that signs the role tokens for PostgREST. */
export interface ProjectKeys {
  publishableKey: string
  secretKey: string
  jwtSecret: string
}

/** Signs a token for PostgREST as the hosted gateway does (HS256). */
function signToken(claims: object, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return [...parts, createHmac('sha256', secret).update(parts.join('.')).digest('base64url')].join('.')
}

/** The headers of a request as they arrive behind the gateway, which names the visitor's address itself. */
function headersOf(request: Request, address: string): Headers {
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length', 'x-real-ip']) headers.delete(name)
  headers.set('cf-connecting-ip', address)
  headers.set('x-forwarded-for', [request.headers.get('x-forwarded-for'), address].filter(Boolean).join(', '))
  return headers
}

/**
 * Emulates the gateway of a hosted project: rejects requests without an API key, maps the key to a role token for
 * PostgREST, and sets the client address headers, overriding forged ones.
 */
export function openGateway({
  keys,
  postgrest,
  mailFunction,
}: {
  keys: ProjectKeys
  postgrest: Postgrest
  mailFunction: (request: Request) => Promise<Response>
}): (request: Request, address: string) => Promise<Response> {
  const roles = new Map([
    [keys.publishableKey, 'anon'],
    [keys.secretKey, 'service_role'],
  ])

  function headersFor(request: Request, role: string, address: string): Headers {
    const headers = headersOf(request, address)
    headers.delete('apikey')
    headers.set('authorization', `Bearer ${signToken({ role }, keys.jwtSecret)}`)
    return headers
  }

  return async (request, address) => {
    const { pathname, search } = new URL(request.url)
    if (/^\/functions\/v1\/send-contact-email(\/|$)/.test(pathname))
      return mailFunction(new Request(request, { headers: headersOf(request, address) }))
    // The only Auth API endpoint in use; nobody signs in.
    if (pathname === '/auth/v1/settings') return Response.json({ disable_signup: true, external: {} })
    if (!pathname.startsWith('/rest/v1/')) return refusal(404, 'PT404', 'Not found')
    const role = roles.get(request.headers.get('apikey') ?? '')
    if (role === undefined) return refusal(401, 'PT401', 'No API key found in request, or an invalid one')
    const headers = headersFor(request, role, address)
    return postgrest
      .fetch(pathname.slice('/rest/v1'.length) + search, request, headers)
      .catch(() => refusal(503, 'PT503', 'The Data API is unavailable'))
  }
}
