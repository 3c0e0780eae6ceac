import { http, HttpResponse } from 'msw'
import { server } from './server.ts'

/** The storage key of the supabase-js session for a backend. */
export const sessionKey = (url: string) => `sb-${new URL(url).hostname.split('.', 1)[0]}-auth-token`

const user = { id: '6f1b0a7e-0000-4000-8000-000000000000', aud: 'authenticated', email: 'jo@example.com' }
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function session(expiresAt: number) {
  const token = [base64({ alg: 'HS256', typ: 'JWT' }), base64({ sub: user.id, exp: expiresAt }), 'signature'].join('.')
  return {
    access_token: token,
    refresh_token: 'refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  }
}

const now = () => Math.floor(Date.now() / 1000)

/** A session whose token expired an hour ago. */
export const expiredSession = () => session(now() - 3600)

/** A session whose token is valid for another hour. */
export const freshSession = () => session(now() + 3600)

/** Mocks the token refresh endpoint of a backend; returns a live count of its requests. */
export function playRefresh(
  url: string,
  answer: () => Response | Promise<Response> = () => HttpResponse.json(freshSession()),
) {
  const asked = { times: 0 }
  server.use(
    http.post(`${url}/auth/v1/token`, ({ request }) => {
      if (new URL(request.url).searchParams.get('grant_type') === 'refresh_token') asked.times += 1
      return answer()
    }),
  )
  return asked
}
