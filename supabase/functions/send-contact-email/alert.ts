import { composeAlert } from './compose-alert.ts'
import { sendMail } from './mail-service.ts'
import { type Alert, claimAlert, finishAlert } from './outbox.ts'
import { errorName, post } from './post.ts'
import type { Settings } from './settings.ts'

async function sendByMail(settings: Settings, alert: Alert): Promise<void> {
  const { subject, text, html } = composeAlert(alert)
  const mail = { from: settings.mailFrom, to: settings.mailTo, subject, text, html }
  const today = new Date().toISOString().slice(0, 10)
  const outcome = await sendMail(settings, mail, `mail-alert-${alert.kinds.join('-')}-${today}`)
  if (outcome !== 'sent') throw new Error(`The alert was not mailed: ${outcome.reason}`)
}

async function sendByWebhook({ alertWebhookUrl }: Settings, alert: Alert): Promise<void> {
  const { subject, text } = composeAlert(alert)
  // The URL is a secret and must not appear in the log.
  const response = await post(alertWebhookUrl, {}, { text: `${subject}\n\n${text}` }).catch((error: unknown) => {
    throw new Error(`The alert was not posted: ${errorName(error)}`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The alert was not posted: the webhook answered ${response.status}`)
}

async function sendAlert(settings: Settings): Promise<void> {
  const alert = await claimAlert(settings)
  if (!alert) return
  console.error(`ALERT: ${composeAlert(alert).subject}`)
  const ways = [sendByMail(settings, alert), ...(settings.alertWebhookUrl ? [sendByWebhook(settings, alert)] : [])]
  const results = await Promise.allSettled(ways)
  for (const result of results) if (result.status === 'rejected') console.error(String(result.reason))
  if (results.some(({ status }) => status === 'fulfilled')) await finishAlert(settings, alert)
}

/**
 * Alerts the owner about conditions that need attention, at most once a day per kind, by mail and by webhook; one
 * successful delivery is enough. Every alert is also logged. An alert that could not be delivered is retried after an
 * hour. Never rejects.
 */
export async function alertOwner(settings: Settings): Promise<void> {
  await sendAlert(settings).catch((error: unknown) => console.error(`The alert failed: ${String(error)}`))
}
