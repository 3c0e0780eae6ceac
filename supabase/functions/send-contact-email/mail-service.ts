import type { Mail } from './compose.ts'
import { type Failure, type Outcome, readRetryAfter } from './outcome.ts'
import { nameOf, post } from './post.ts'
import type { Settings } from './settings.ts'

/** What another attempt cannot change: the mail service finds fault with the mail itself. */
const permanent = [400, 413, 422]

// The service's name of an error is one of its own words; its message may quote the visitor.
async function readErrorName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : ''
}

async function readFailure(response: Response): Promise<Failure> {
  const name = await readErrorName(response)
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now())
  return {
    reason: `The mail service answered ${response.status}${name && ` ${name}`}`,
    // The sender's address is the owner's setting, and no fault of the message.
    permanent: permanent.includes(response.status) && name !== 'invalid_from_address',
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/**
 * Hands a mail to the mail service. Should an earlier call with the same key have been accepted without our knowing,
 * it stays one mail. Never rejects.
 */
export async function sendMail(settings: Settings, mail: Mail, idempotencyKey: string): Promise<Outcome> {
  try {
    const headers = { authorization: `Bearer ${settings.mailApiKey}`, 'idempotency-key': idempotencyKey }
    const response = await post(`${settings.mailApiUrl}/emails`, headers, mail)
    if (!response.ok) return await readFailure(response)
    await response.body?.cancel()
    return 'sent'
  } catch (error) {
    return { reason: `The mail service cannot be reached: ${nameOf(error)}`, permanent: false }
  }
}
