import { listenOnLoopback } from '../../../server/backend/loopback.ts'

/** What a mail service received: the key that makes a repetition recognisable, and the mail. */
export interface Received {
  key: string | null
  mail: Record<string, unknown>
}

/** A mail service with Resend's interface that keeps what it gets. */
export interface MailService {
  url: string
  key: string
  /** What it answers from now on; 200 takes the mail, 0 cuts the connection. */
  status: number
  /** Mails with these words it refuses for good. */
  refuses: string | undefined
  /** The mails it has taken. */
  received: Received[]
  /** Called with the key of each mail before the answer, taken or not. */
  onMail: ((key: string | null) => void) | undefined
  close(): Promise<void>
}

/** Starts a mail service on the loopback. */
export async function startMailService(): Promise<MailService> {
  const server = await listenOnLoopback(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${service.key}`) return new Response(null, { status: 401 })
    const key = request.headers.get('idempotency-key')
    const mail = await request.json()
    const refused = service.refuses !== undefined && JSON.stringify(mail).includes(service.refuses)
    const status = refused ? 422 : service.status
    if (status === 200) service.received.push({ key, mail })
    service.onMail?.(key)
    return status === 0 ? Response.error() : Response.json({ id: 'mail' }, { status })
  })
  const service: MailService = {
    url: server.url,
    key: 'key-of-the-mail-service',
    status: 200,
    refuses: undefined,
    received: [],
    onMail: undefined,
    close: () => server.close(),
  }
  return service
}
