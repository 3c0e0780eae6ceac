import type { Mail } from './compose.ts'
import { type Failure, type Outcome, readRetryAfter } from './outcome.ts'
import { errorName, post } from './post.ts'
import type { Settings } from './settings.ts'

/** Statuses with which the mail service rejects the mail itself, because of its content or of our settings. */
const permanent = [400, 413, 422]

// The error name is an identifier of the service; its message may quote the visitor, so it is not used.
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
    // The sender address is configured by the owner, so this error is not about the message.
    permanent: permanent.includes(response.status) && name !== 'invalid_from_address',
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/**
 * Sends a mail through the mail service. The idempotency key prevents a duplicate when an earlier call was accepted
 * but its response was lost. Never rejects.
 */
export async function sendMail(settings: Settings, mail: Mail, idempotencyKey: string): Promise<Outcome> {
  try {
    const headers = { authorization: `Bearer ${settings.mailApiKey}`, 'idempotency-key': idempotencyKey }
    const response = await post(`${settings.mailApiUrl}/emails`, headers, mail)
    if (!response.ok) return await readFailure(response)
    await response.body?.cancel()
    return 'sent'
  } catch (error) {
    return { reason: `The mail service cannot be reached: ${errorName(error)}`, permanent: false }
  }
}
