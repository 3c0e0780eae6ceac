import { deliver } from './deliver.ts'
import { backlog, claimDue } from './outbox.ts'
import type { Settings } from './settings.ts'

/** As many as one call of the function surely has time for. */
const atOnce = 10

/** Mails what is due and was not mailed by a visitor's call; answers how much, and what remains. */
export async function sweep(settings: Settings): Promise<{ sent: number; failed: number; backlog: unknown }> {
  const due = await claimDue(settings, atOnce)
  let sent = 0
  // One after the other: mail services limit requests per second.
  for (const row of due) if (await deliver(settings, row)) sent += 1
  return { sent, failed: due.length - sent, backlog: await backlog(settings) }
}
