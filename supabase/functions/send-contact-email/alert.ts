import type { Mail } from './compose.ts'
import { sendMail } from './mail-service.ts'
import { type Backlog, claimAlert, finishAlert } from './outbox.ts'
import type { Settings } from './settings.ts'

type Late = Pick<Backlog, 'overdue' | 'failed'>

/** Writes the alert. It names no visitor: the messages stay where only their owner reads them. */
export function composeAlert(
  { overdue, failed }: Late,
  { mailFrom, mailTo }: Pick<Settings, 'mailFrom' | 'mailTo'>,
): Mail {
  const state = `${failed} message(s) given up, ${overdue} waiting for over an hour`
  const text = `The contact form has messages that could not be mailed: ${state}.
All of them are saved. To read them with the reason, in the SQL editor of the database:

  select created_at, name, email, message, mail_error
  from public.novamesa_contact_submissions where mail_status <> 'sent';

When the cause is mended, this mails them again within two minutes:

  update public.novamesa_contact_submissions
  set mail_status = 'pending', mail_attempts = 0, mail_next_at = now() where mail_status <> 'sent';
`
  const html = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return {
    from: mailFrom,
    to: mailTo,
    subject: `Contact form: ${state}`,
    text,
    html: `<!doctype html>\n<meta charset="utf-8">\n<pre>${html}</pre>\n`,
  }
}

async function sendAlert(settings: Settings): Promise<void> {
  const late = await claimAlert(settings)
  if (!late) return
  console.error(`ALERT: ${late.failed} message(s) given up, ${late.overdue} waiting for over an hour`)
  const today = new Date().toISOString().slice(0, 10)
  const problem = await sendMail(settings, composeAlert(late, settings), `mail-alert-${today}`)
  if (problem !== null) throw new Error(problem)
  await finishAlert(settings)
}

/**
 * Tells the owner when messages stay unmailed: by mail, at most once a day, and in the function's log, which also has
 * it when the mail service takes nothing at all; then the mail is tried again every hour. Never rejects.
 */
export async function alertOwner(settings: Settings, { overdue, failed }: Backlog): Promise<void> {
  if (overdue === 0 && failed === 0) return
  await sendAlert(settings).catch((error: unknown) => console.error(`The alert was not mailed: ${String(error)}`))
}
