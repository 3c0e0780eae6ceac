import { compose } from './compose.ts'
import { sendMail } from './mail-service.ts'
import { type Claimed, finish } from './outbox.ts'
import type { Settings } from './settings.ts'

/** Mails a claimed message and records the outcome; answers whether the mail service took it. */
export async function deliver(settings: Settings, row: Claimed): Promise<boolean> {
  const problem = await sendMail(settings, compose(row, settings), row.id)
  if (problem !== null) console.error(`${row.id}, attempt ${row.attempt}: ${problem}`)
  try {
    await finish(settings, row, problem)
  } catch (error) {
    // The lease ends by itself; the next attempt repeats the mail under the same idempotency key.
    console.error(`${row.id}: the outcome was not recorded: ${String(error)}`)
  }
  return problem === null
}
