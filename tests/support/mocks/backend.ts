import { http, HttpResponse } from 'msw'
import { server } from './server.ts'

/** The public key of the anonymous role (vitest.config.ts). */
export const publicKey = 'sb_publishable_tests'

/** A call as it arrived at the backend. */
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

/** What the Data API answers to an insert that is stored. */
export const saved: Answer = () => new HttpResponse(null, { status: 201 })

/** What the Data API answers when it refuses a row. */
export function refused(status: number, code?: string, hint: string | null = null): Answer {
  return () => HttpResponse.json({ code, message: 'refused', details: null, hint }, { status })
}

/** The same answer as a page of HTML, as a proxy or a captive portal gives. */
export function page(status: number): Answer {
  return () => HttpResponse.html('<!doctype html><title>Welcome</title>', { status })
}

/** No answer: the connection breaks. */
export const broken: Answer = () => HttpResponse.error()

/** No answer, ever. */
export const silence: Answer = () => new Promise<Response>(() => undefined)

/** An answer that comes when the test says so. */
export function held(answer: Answer = saved) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    answer: () => promise.then(answer),
    release: () => resolve(),
  }
}

/** Answers the calls of the forms and returns the list in which they are written down as they arrive. */
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
