import { type Backlog, backlog, claimNext } from './database.ts'
import { deliver } from './deliver.ts'
import { isTemporary } from './outcome.ts'
import type { Settings } from './settings.ts'

/** Mails per sweep; few enough to stay within the time limit of one function call. */
const atOnce = 10

/**
 * Sends the mails that are due and that no visitor's call has sent, one after the other, because mail services limit requests
 * per second; stops at the first temporary failure. Returns counts and the backlog.
 */
export async function sweep(settings: Settings): Promise<{ sent: number; failed: number; backlog: Backlog }> {
  const counts = { sent: 0, failed: 0 }
  for (let number = 0; number < atOnce; number += 1) {
    const mail = await claimNext(settings)
    if (!mail) break
    const outcome = await deliver(settings, mail)
    counts[outcome === 'sent' ? 'sent' : 'failed'] += 1
    // An alert comes first, and what it says may be that something of its own does not work.
    if (isTemporary(outcome) && mail.kind !== 'alert') break
  }
  return { ...counts, backlog: await backlog(settings) }
}
