import type { Addresses, Mail } from './compose.ts'
import { pageLink, unsubscribeHeaders } from './newsletter-links.ts'
import { type NewsletterText, textsFor } from './newsletter-texts.ts'
import { escapeHtml } from './plain-text.ts'
import type { Settings } from './settings.ts'

/** A mail about one subscription. */
export interface NewsletterMail {
  kind: 'confirmation' | 'welcome'
  /** The subscription's id. */
  subscription: string
  email: string
  /** The language of the page where the visitor signed up. */
  language: string
  /** When the visitor signed up, in ISO 8601. */
  requested: string
  /** How many days the link works. */
  days: number
  /** Empty in a confirmation, which is not a newsletter yet. */
  unsubscribeToken: string
}

type Origins = Pick<Settings, 'siteUrl' | 'backendUrl'> & Addresses

function dated(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
}

function htmlOf({ subject, before, action, after }: NewsletterText, link: string, sender: string, language: string) {
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>\n`).join('')
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
<body style="margin: 0; background: #faf6f0; color: #1d1621">
<div style="max-width: 34rem; margin: 0 auto; padding: 2rem 1.5rem; font: 1rem/1.6 system-ui, sans-serif">
${paragraphs(before)}<p style="margin: 1.75rem 0"><a href="${escapeHtml(link)}" style="display: inline-block; padding: 0.75rem 1.5rem; border-radius: 6px; background: #b23f17; color: #fff; font-weight: 600; text-decoration: none">${escapeHtml(action)}</a></p>
${paragraphs(after)}<p>${escapeHtml(sender)}</p>
</div>
</body>
</html>
`
}

function composeLinkMail(
  mail: NewsletterMail,
  link: string,
  { mailFrom, mailTo, siteUrl }: Origins,
): Mail & { headers: Record<string, string> } {
  const { language } = mail
  const facts = {
    site: new URL(siteUrl).host,
    requested: dated(mail.requested, language),
    days: mail.days,
  }
  const text = textsFor(language)[mail.kind](facts)
  const sender = mailFrom.replace(/\s*<.*$/, '')
  const parts = [...text.before, link, ...text.after, sender]
  return {
    from: mailFrom,
    to: [mail.email],
    ...(mailTo[0] !== undefined && { reply_to: mailTo[0] }),
    subject: text.subject,
    text: `${parts.join('\n\n')}\n`,
    html: htmlOf(text, link, sender, language),
    // RFC 3834: no out-of-office replies to this.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * Composes the mail that asks to confirm a subscription: one link, no advertising. Its only visitor input is the
 * recipient's address, and the same subscription always produces the same mail.
 */
export function composeConfirmation(mail: NewsletterMail, token: string, settings: Origins): Mail {
  return composeLinkMail(mail, pageLink(settings.siteUrl, 'confirm', token, mail.language), settings)
}

/** Composes the first newsletter mail, after the confirmation: how to unsubscribe. */
export function composeWelcome(mail: NewsletterMail, settings: Origins): Mail {
  const link = pageLink(settings.siteUrl, 'unsubscribe', mail.unsubscribeToken, mail.language)
  const { headers, ...composed } = composeLinkMail(mail, link, settings)
  return { ...composed, headers: { ...headers, ...unsubscribeHeaders(settings.backendUrl, mail.unsubscribeToken) } }
}
