import { http, HttpResponse } from 'msw'
import { server } from './server.ts'

/** The public key of the anonymous role (vitest.config.ts). */
export const publicKey = 'sb_publishable_tests'

/** A request as received by the backend. */
export interface Call {
  to: Table | 'mail'
  method: string
  search: string
  headers: Headers
  body: unknown
}

type Table = keyof typeof paths
type Answer = () => Response | Promise<Response>

const paths = {
  contact: '/rest/v1/novamesa_contact_submissions',
  newsletter: '/rest/v1/newsletter_subscriptions',
} as const

/** The Data API response to a successful insert. */
export const saved: Answer = () => new HttpResponse(null, { status: 201 })

/** The Data API response to a rejected row. */
export function refused(status: number, code?: string, hint: string | null = null): Answer {
  return () => HttpResponse.json({ code, message: 'refused', details: null, hint }, { status })
}

/** An HTML page instead of an API response, as from a proxy or captive portal. */
export function page(status: number): Answer {
  return () => HttpResponse.html('<!doctype html><title>Welcome</title>', { status })
}

/** A broken connection. */
export const broken: Answer = () => HttpResponse.error()

/** A response that never arrives. */
export const silence: Answer = () => new Promise<Response>(() => undefined)

/** A response that the test releases. */
export function held(answer: Answer = saved) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: () => promise.then(answer), release: () => resolve() }
}

/** Mocks the endpoints of the forms; returns a live list of the received calls. */
export function playBackend(answers: Partial<Record<Call['to'], Answer>> = {}): Call[] {
  const { contact = saved, newsletter = saved, mail = () => HttpResponse.json({ ok: true }) } = answers
  const calls: Call[] = []
  const post = (path: string, to: Call['to'], answer: Answer) =>
    http.post(`*${path}`, async ({ request }) => {
      const { method, headers, url } = request
      calls.push({ to, method, headers, search: new URL(url).search, body: await request.clone().json() })
      return answer()
    })
  server.use(
    post(paths.contact, 'contact', contact),
    post(paths.newsletter, 'newsletter', newsletter),
    post('/functions/v1/send-contact-email', 'mail', mail),
  )
  return calls
}
