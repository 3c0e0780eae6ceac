import { listenOnLoopback } from '../../server/backend/loopback.ts'

/** A mail as received, with its idempotency key. */
interface Received {
  key: string | null
  mail: Record<string, unknown>
}

/** A fake mail service with Resend's API that records the mails it receives. */
export interface MailService {
  /** The variables with which the mail function finds it. */
  variables: { MAIL_API_URL: string; MAIL_API_KEY: string }
  /** The status of the next responses; 200 accepts the mail, 0 drops the connection. */
  status: number
  /** The accepted mails. */
  received: Received[]
  /** Called with the key of each mail before the response, accepted or not. */
  onMail: ((key: string | null) => void) | undefined
  close(): Promise<void>
}

/** Starts the fake mail service on the loopback interface. */
export async function startMailService(): Promise<MailService> {
  const server = await listenOnLoopback(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${service.variables.MAIL_API_KEY}`)
      return new Response(null, { status: 401 })
    const key = request.headers.get('idempotency-key')
    const mail = await request.json()
    const { status } = service
    if (status === 200) service.received.push({ key, mail })
    service.onMail?.(key)
    return status === 0 ? Response.error() : Response.json({ id: 'mail' }, { status })
  })
  const service: MailService = {
    variables: { MAIL_API_URL: server.url, MAIL_API_KEY: 'key-of-the-mail-service' },
    status: 200,
    received: [],
    onMail: undefined,
    close: () => server.close(),
  }
  return service
}
