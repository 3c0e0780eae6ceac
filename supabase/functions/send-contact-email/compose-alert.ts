import type { Alert } from './outbox.ts'
import { toHtml } from './plain-text.ts'

interface Section {
  headline: string
  advice: string
}

const table = 'public.novamesa_contact_submissions'

const sections: Record<Alert['kinds'][number], (alert: Alert) => Section> = {
  unmailed: ({ overdue }) => ({
    headline: `${overdue} mail(s) waiting for over an hour`,
    advice: `All of them are saved. To read them with the reason, in the SQL editor of the database:

  select created_at, name, email, message, mail_status, mail_error
  from ${table} where mail_status <> 'sent';
  select created_at, email, state, mail_status, mail_error
  from public.newsletter_subscriptions where mail_status not in ('none', 'sent');

None is given up: they are mailed within the hour after the cause is removed. This mails them at once:

  select public.retry_mails();
`,
  }),
  intake: ({ intake: { messages, bytes } }) => ({
    headline: `${messages} message(s) with ${(bytes / 1e6).toFixed(1)} MB came in within a day`,
    advice: `That is unusual. Nothing is lost, and what is beyond the limits of single mails comes in a digest each hour. To
see what comes in:

  select created_at, name, email, left(message, 100)
  from ${table} order by created_at desc limit 100;

If it is a flood, see "Floods" in docs/deploy.md. If it is success, raise intake_alert_messages and
intake_alert_bytes in private.settings.
`,
  }),
  mails: ({ mails }) => ({
    headline: `${mails} mail(s) went out within a day`,
    advice: `That is near the daily limit. Nothing is lost: what is beyond it comes in a digest each hour. Where the plan of the
mail service allows more, raise mail_hourly_limit, mail_daily_limit and mail_alert_mails in private.settings.
`,
  }),
  newsletter: ({ signups }) => ({
    headline: `${signups} newsletter sign-up(s) came in within a day`,
    advice: `That is unusual. Each address gets a mail with a link, up to newsletter_daily_limit a day, and nothing else until
its owner confirms. What is not confirmed is deleted. To see what comes in:

  select created_at, email, state, mail_count
  from public.newsletter_subscriptions order by created_at desc limit 100;

If it is a flood, see "Floods" in docs/deploy.md. If it is success, raise newsletter_hourly_limit,
newsletter_daily_limit and newsletter_alert_signups in private.settings.
`,
  }),
}

/** Composes the alert. It contains no visitor data, because it may go to a third-party chat service. */
export function composeAlert(alert: Alert): { subject: string; text: string; html: string } {
  const parts = alert.kinds.map((kind) => sections[kind](alert))
  const text = parts.map(({ headline, advice }) => `Website forms: ${headline}.\n${advice}`).join('\n')
  return {
    subject: `Website forms: ${parts.map(({ headline }) => headline).join('; ')}`,
    text,
    html: toHtml(text),
  }
}
