import { alertOwner } from './alert.ts'
import { deliver, deliverDigest } from './deliver.ts'
import { isTemporary, type Outcome } from './outcome.ts'
import { type Backlog, backlog, claimDigest, claimDue } from './outbox.ts'
import type { Settings } from './settings.ts'

/** As many as one call of the function surely has time for. */
const atOnce = 10

interface Counts {
  sent: number
  failed: number
}

/** One mail with its messages; undefined when none is due. */
type Round = () => Promise<{ messages: number; outcome: Outcome } | undefined>

// One after the other, because mail services limit requests per second, and no further than the first mail that
// the service cannot take at the moment.
async function repeat(round: Round, counts: Counts): Promise<boolean> {
  for (let number = 0; number < atOnce; number += 1) {
    const done = await round()
    if (!done) return true
    counts[done.outcome === 'sent' ? 'sent' : 'failed'] += done.messages
    if (isTemporary(done.outcome)) return false
  }
  return true
}

/** Mails what is due and was not mailed by a visitor's call, and alerts the owner; answers how much, and what remains. */
export async function sweep(settings: Settings): Promise<Counts & { backlog: Backlog }> {
  const counts = { sent: 0, failed: 0 }
  const single: Round = async () => {
    const row = await claimDue(settings)
    return row && { messages: 1, outcome: await deliver(settings, row) }
  }
  const digest: Round = async () => {
    const claimed = await claimDigest(settings)
    return claimed && { messages: claimed.messages.length, outcome: await deliverDigest(settings, claimed) }
  }
  if (await repeat(single, counts)) await repeat(digest, counts)
  await alertOwner(settings)
  return { ...counts, backlog: await backlog(settings) }
}
