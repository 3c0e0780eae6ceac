import { alertOwner } from './alert.ts'
import { deliver, deliverDigest, deliverNewsletterMail } from './deliver.ts'
import { isTemporary, type Outcome } from './outcome.ts'
import { type Backlog, backlog, claimDigest, claimDue } from './outbox.ts'
import type { Settings } from './settings.ts'

/** Mails per sweep; few enough to stay within the time limit of one function call. */
const atOnce = 10

interface Counts {
  sent: number
  failed: number
}

/** Sends one mail; undefined when none is due. */
type Round = () => Promise<{ messages: number; outcome: Outcome } | undefined>

// Sends mails one after the other, because mail services limit requests per second, and stops at the first temporary
// failure. Returns whether to continue.
async function repeat(round: Round, counts: Counts): Promise<boolean> {
  for (let number = 0; number < atOnce; number += 1) {
    const done = await round()
    if (!done) return true
    counts[done.outcome === 'sent' ? 'sent' : 'failed'] += done.messages
    if (isTemporary(done.outcome)) return false
  }
  return true
}

/** Sends the mails of all kinds that are due and that no visitor's call has sent, and alerts the owner. Returns counts and the backlog. */
export async function sweep(settings: Settings): Promise<Counts & { backlog: Backlog }> {
  const counts = { sent: 0, failed: 0 }
  const single: Round = async () => {
    const due = await claimDue(settings)
    if (!due) return undefined
    const outcome = due.kind === 'contact' ? deliver(settings, due.message) : deliverNewsletterMail(settings, due.mail)
    return { messages: 1, outcome: await outcome }
  }
  const digest: Round = async () => {
    const claimed = await claimDigest(settings)
    return claimed && { messages: claimed.messages.length, outcome: await deliverDigest(settings, claimed) }
  }
  if (await repeat(single, counts)) await repeat(digest, counts)
  await alertOwner(settings)
  return { ...counts, backlog: await backlog(settings) }
}
