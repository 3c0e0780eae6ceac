import { compose } from './compose.ts'
import { composeDigest } from './compose-digest.ts'
import { composeConfirmation, composeWelcome } from './compose-newsletter.ts'
import { sendMail } from './mail-service.ts'
import type { Outcome } from './outcome.ts'
import { confirmationToken, hashOf } from './newsletter-token.ts'
import {
  type Claimed,
  type ClaimedDigest,
  type ClaimedNewsletterMail,
  finish,
  finishDigest,
  storeToken,
} from './outbox.ts'
import type { Settings } from './settings.ts'

async function send(settings: Settings, row: Claimed): Promise<Outcome> {
  const outcome = await sendMail(settings, compose(row, settings), row.id)
  if (outcome === 'sent' || !outcome.permanent) return outcome
  // The only header with visitor input is the most likely cause. A different mail needs a different key.
  return sendMail(settings, compose(row, settings, false), `${row.id}-without-reply-to`)
}

async function record(what: string, outcome: Outcome, finishing: () => Promise<void>): Promise<void> {
  if (outcome !== 'sent') console.error(`${what}: ${outcome.reason}`)
  try {
    await finishing()
  } catch (error) {
    // The lease expires; the next attempt repeats the mail with the same idempotency key.
    console.error(`${what}: the outcome was not recorded: ${String(error)}`)
  }
}

/** Mails a claimed message and records the outcome. */
export async function deliver(settings: Settings, row: Claimed): Promise<Outcome> {
  const outcome = await send(settings, row)
  await record(`${row.id}, attempt ${row.attempt}`, outcome, () => finish(settings, row, outcome))
  return outcome
}

/** Mails a claimed digest and records the outcome. */
export async function deliverDigest(settings: Settings, digest: ClaimedDigest): Promise<Outcome> {
  const outcome = await sendMail(settings, composeDigest(digest, settings), `digest-${digest.key}`)
  await record(`Digest ${digest.key}, attempt ${digest.attempt}`, outcome, () =>
    finishDigest(settings, digest, outcome),
  )
  return outcome
}

async function sendNewsletterMail(settings: Settings, mail: ClaimedNewsletterMail): Promise<Outcome> {
  if (mail.kind === 'welcome') return sendMail(settings, composeWelcome(mail, settings), mail.id)
  const token = await confirmationToken(settings.secretKey, mail.subscription)
  const hash = await hashOf(token)
  if (!(await storeToken(settings, mail, hash))) return { reason: 'The subscription has ended', permanent: true }
  // After a new secret key the token differs, and a different mail needs a different key.
  return sendMail(settings, composeConfirmation(mail, token, settings), `${mail.id}-${hash.slice(0, 8)}`)
}

/** Sends a claimed newsletter mail and records the outcome. */
export async function deliverNewsletterMail(settings: Settings, mail: ClaimedNewsletterMail): Promise<Outcome> {
  const outcome = await sendNewsletterMail(settings, mail)
  await record(`${mail.id}, attempt ${mail.attempt}`, outcome, () => finish(settings, mail, outcome))
  return outcome
}
