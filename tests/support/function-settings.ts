import { http, HttpResponse, type JsonBodyType } from 'msw'
import type { Settings } from '../../supabase/functions/send-contact-email/settings.ts'
import { server } from './mocks/server.ts'
import { validSubmission } from './valid-submission.ts'

/** Settings of the mail function; tests mock the services at these URLs. */
export const settings: Settings = {
  supabaseUrl: 'https://project.test',
  secretKey: 'sb_secret_of_the_project',
  callerKeys: ['sb_publishable_key'],
  mailApiUrl: 'https://mail.test',
  mailApiKey: 'key-of-the-mail-service',
  mailTo: ['hello@novamesa.example'],
  mailFrom: 'Novamesa <hello@novamesa.example>',
  allowedOrigins: [],
  siteUrl: 'https://novamesa.example',
  backendUrl: 'https://project.test',
  sweepSecret: 'secret-of-the-sweep',
  alertWebhookUrl: 'https://webhook.test/secret-path',
}

/** A claimed mail about a submission. */
export const claimed = {
  kind: 'submission',
  id: '7b0e2f4e-5c0b-4c8e-9d5c-1f6a3e0a9b11',
  attempt: 1,
  content: { received: '2026-11-21 09:00 UTC', ...validSubmission },
} as const

/** A request received by the mail service. */
interface MailRequest {
  key: string | null
  mail: Record<string, unknown>
}

/** Mocks the mail service; returns a live list of the received requests. */
export function onMail(respond: (mail: MailRequest) => Response | Promise<Response>): MailRequest[] {
  const requests: MailRequest[] = []
  server.use(
    http.post<never, Record<string, unknown>>('https://mail.test/emails', async ({ request }) => {
      const mail = { key: request.headers.get('idempotency-key'), mail: await request.json() }
      requests.push(mail)
      return respond(mail)
    }),
  )
  return requests
}

/** Mocks database functions; each call gets the next of its responses, and the last one repeats. */
export function onDatabase(answers: Record<string, JsonBodyType[]>): { name: string; parameters: unknown }[] {
  const calls: { name: string; parameters: unknown }[] = []
  server.use(
    http.post<{ name: string }, Record<string, unknown>>(
      'https://project.test/rest/v1/rpc/:name',
      async ({ params: { name }, request }) => {
        calls.push({ name, parameters: await request.json() })
        const left = answers[name] ?? []
        const answer = left.length > 1 ? left.shift() : left[0]
        return answer === undefined ? new Response(null, { status: 204 }) : HttpResponse.json(answer)
      },
    ),
  )
  return calls
}
