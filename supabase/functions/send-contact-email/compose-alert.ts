import type { Backlog } from './database.ts'
import type { Letter } from './mail.ts'
import { toHtml } from './plain-text.ts'
import type { Settings } from './settings.ts'

/** Composes the alert. It contains no visitor data, because it may go to a third-party chat service. */
export function composeAlert(
  { overdue, limited }: Backlog,
  { mailFrom, mailTo }: Pick<Settings, 'mailFrom' | 'mailTo'>,
): Letter {
  const headlines = [
    ...(overdue > 0 || limited === 0 ? [`${overdue} mail(s) waiting for over an hour`] : []),
    ...(limited > 0 ? [`${limited} mail(s) above the limit of this hour`] : []),
  ]
  const subject = `Website forms: ${headlines.join('; ')}`
  const text = `${subject}.

Nothing is lost, and no mail is given up. Everything is saved; to read what waits, with the reason, in the SQL editor of the
database:

  select kind, mail.created_at, error, name, submission.email, message
  from private.mails as mail left join public.novamesa_contact_submissions as submission on submission.id = reference
  where sent_at is null;

Mails are sent within the hour after the cause is removed. This sends them at once:

  select public.retry_mails();

If it is a flood, see "Floods" in docs/deploy.md. If it is success, raise mail_hourly_limit in private.settings, as far as
the plan of the mail service allows.
`
  return { from: mailFrom, to: mailTo, subject, text, html: toHtml(text) }
}
