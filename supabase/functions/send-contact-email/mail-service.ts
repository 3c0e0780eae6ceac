import type { Mail } from './compose.ts'
import type { Settings } from './settings.ts'

const timeout = 10_000

/**
 * Hands a mail to the mail service; answers null when it took it, else the problem as a sentence. Should an earlier
 * call with the same key have been accepted without our knowing, it stays one mail.
 */
export async function sendMail(settings: Settings, mail: Mail, idempotencyKey: string): Promise<string | null> {
  try {
    const response = await fetch(`${settings.mailApiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.mailApiKey}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.ok ? null : `The mail service answered ${response.status}`
  } catch (error) {
    return `The mail service cannot be reached: ${error instanceof Error ? error.name : 'unknown error'}`
  }
}
