import { compose } from './compose.ts'
import { type Claimed, finish } from './outbox.ts'
import type { Settings } from './settings.ts'

const timeout = 10_000

async function send(settings: Settings, row: Claimed): Promise<string | null> {
  try {
    const response = await fetch(`${settings.mailApiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.mailApiKey}`,
        'content-type': 'application/json',
        // Should an earlier attempt have been accepted without our knowing, it stays one mail.
        'idempotency-key': row.id,
      },
      body: JSON.stringify(compose(row, settings)),
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.ok ? null : `The mail service answered ${response.status}`
  } catch (error) {
    return `The mail service cannot be reached: ${error instanceof Error ? error.name : 'unknown error'}`
  }
}

/** Mails a claimed message and records the outcome; answers whether the mail service took it. */
export async function deliver(settings: Settings, row: Claimed): Promise<boolean> {
  const problem = await send(settings, row)
  if (problem !== null) console.error(`${row.id}, attempt ${row.attempt}: ${problem}`)
  try {
    await finish(settings, row, problem)
  } catch (error) {
    // The lease ends by itself; the next attempt repeats the mail under the same idempotency key.
    console.error(`${row.id}: the outcome was not recorded: ${String(error)}`)
  }
  return problem === null
}
