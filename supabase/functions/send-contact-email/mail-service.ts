import type { Letter } from './mail.ts'
import { type Outcome, readRetryAfter } from './outcome.ts'
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

async function readFailure(response: Response): Promise<Outcome> {
  const name = await readErrorName(response)
  // It was accepted earlier, with a text of that time: after a change of the settings, or with other numbers in an alert.
  if (response.status === 409 && name === 'invalid_idempotent_request') return 'sent'
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now())
  return {
    reason: `The mail service answered ${response.status}${name && ` ${name}`}`,
    // The sender address is configured by the owner, so this error is not about the message.
    permanent: permanent.includes(response.status) && name !== 'invalid_from_address',
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** The headers of every mail. */
function headersOf(key: string): Record<string, string> {
  return {
    // No out-of-office replies and no ticket systems: RFC 3834, and Exchange's own header.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    // Mail programs would join mails with the same subject, such as those about two people of the same name.
    'X-Entity-Ref-ID': key,
  }
}

/**
 * Sends a mail through the mail service. The idempotency key prevents a duplicate when an earlier call was accepted
 * but its response was lost. Never rejects.
 */
export async function sendLetter(settings: Settings, letter: Letter, key: string): Promise<Outcome> {
  try {
    const headers = { authorization: `Bearer ${settings.mailApiKey}`, 'idempotency-key': key }
    const body = { ...letter, headers: { ...headersOf(key), ...letter.headers } }
    const response = await post(`${settings.mailApiUrl}/emails`, headers, body)
    if (!response.ok) return await readFailure(response)
    await response.body?.cancel()
    return 'sent'
  } catch (error) {
    return { reason: `The mail service cannot be reached: ${errorName(error)}`, permanent: false }
  }
}
