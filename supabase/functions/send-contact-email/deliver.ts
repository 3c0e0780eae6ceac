import { composeAlert } from './compose-alert.ts'
import { composeConfirmation, composeWelcome } from './compose-newsletter.ts'
import { composeSubmission } from './compose-submission.ts'
import { finish, storeToken } from './database.ts'
import type { Mail } from './mail.ts'
import { sendLetter } from './mail-service.ts'
import { confirmationToken, hashOf } from './newsletter-token.ts'
import type { Outcome } from './outcome.ts'
import { errorName, post } from './post.ts'
import type { Settings } from './settings.ts'

type Of<Kind> = Extract<Mail, { kind: Kind }>

async function sendSubmission(settings: Settings, { id, content }: Of<'submission'>): Promise<Outcome> {
  const outcome = await sendLetter(settings, composeSubmission(content, settings), id)
  if (outcome === 'sent' || !outcome.permanent) return outcome
  // The only header with visitor input is the most likely cause. A different mail needs a different key.
  return sendLetter(settings, composeSubmission(content, settings, false), `${id}-without-reply-to`)
}

async function sendNewsletterMail(settings: Settings, mail: Of<'confirmation' | 'welcome'>): Promise<Outcome> {
  const { kind, id, content } = mail
  if (kind === 'welcome') return sendLetter(settings, composeWelcome(content, settings), id)
  const token = await confirmationToken(settings.secretKey, content.subscription)
  const hash = await hashOf(token)
  if (!(await storeToken(settings, mail, hash))) return { reason: 'The subscription has ended', permanent: true }
  // After a new secret key the token differs, and a different mail needs a different key.
  return sendLetter(settings, composeConfirmation(content, token, settings), `${id}-${hash.slice(0, 8)}`)
}

async function sendToWebhook({ alertWebhookUrl }: Settings, text: string): Promise<Outcome> {
  try {
    const response = await post(alertWebhookUrl, {}, { text })
    await response.body?.cancel()
    return response.ok ? 'sent' : { reason: `The webhook answered ${response.status}`, permanent: false }
  } catch (error) {
    // The URL is a secret and must not appear in the log.
    return { reason: `The webhook cannot be reached: ${errorName(error)}`, permanent: false }
  }
}

/** By mail and to the webhook; one that arrives is enough. */
async function sendAlert(settings: Settings, { id, content }: Of<'alert'>): Promise<Outcome> {
  const alert = composeAlert(content, settings)
  console.error(`ALERT: ${alert.subject}`)
  const [mailed, posted] = await Promise.all([
    sendLetter(settings, alert, id),
    settings.alertWebhookUrl ? sendToWebhook(settings, `${alert.subject}\n\n${alert.text}`) : undefined,
  ])
  if (posted === undefined || mailed === 'sent') return mailed
  console.error(mailed.reason)
  return posted
}

function send(settings: Settings, mail: Mail): Promise<Outcome> {
  if (mail.kind === 'submission') return sendSubmission(settings, mail)
  return mail.kind === 'alert' ? sendAlert(settings, mail) : sendNewsletterMail(settings, mail)
}

/** Sends a claimed mail and records the outcome. */
export async function deliver(settings: Settings, mail: Mail): Promise<Outcome> {
  const what = `${mail.kind} ${mail.id}, attempt ${mail.attempt}`
  const outcome = await send(settings, mail)
  if (outcome !== 'sent') console.error(`${what}: ${outcome.reason}`)
  try {
    await finish(settings, mail, outcome)
  } catch (error) {
    // The lease expires; the next attempt repeats the mail with the same idempotency key.
    console.error(`${what}: the outcome was not recorded: ${String(error)}`)
  }
  return outcome
}
