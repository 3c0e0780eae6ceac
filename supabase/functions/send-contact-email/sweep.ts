import { alertOwner } from './alert.ts'
import { deliver } from './deliver.ts'
import { type Backlog, backlog, claimDue } from './outbox.ts'
import type { Settings } from './settings.ts'

/** As many as one call of the function surely has time for. */
const atOnce = 10

/** Mails what is due and was not mailed by a visitor's call, and alerts the owner; answers how much, and what remains. */
export async function sweep(settings: Settings): Promise<{ sent: number; failed: number; backlog: Backlog }> {
  const due = await claimDue(settings, atOnce)
  let sent = 0
  // One after the other: mail services limit requests per second.
  for (const row of due) if (await deliver(settings, row)) sent += 1
  const remaining = await backlog(settings)
  await alertOwner(settings, remaining)
  return { sent, failed: due.length - sent, backlog: remaining }
}
