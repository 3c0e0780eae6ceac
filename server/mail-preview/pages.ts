import { escapeHtml } from '../../supabase/functions/send-contact-email/plain-text.ts'
import type { StoredMail } from '../backend/mailbox.ts'

const name = 'Mails of this machine'

/** Markup; only `markup` makes it. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Makes markup of a template; every text in it is escaped. */
function markup(template: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const textOf = (value: string | Markup | Markup[] = ''): string => {
    if (value instanceof Markup) return value.text
    return typeof value === 'string' ? escapeHtml(value) : value.map(textOf).join('')
  }
  return new Markup(template.map((part, index) => part + textOf(values[index])).join(''))
}

function page(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<main>${content}</main>
`.text
}

const pathOf = (id: string) => `/mails/${encodeURIComponent(id)}`
// A right-to-left name must not affect the surrounding text.
const isolated = (text: string) => markup`<bdi>${text}</bdi>`

/** Text in which the site's own addresses are links; other addresses in it come from strangers. */
function withLinks(text: string, site: string): Markup[] {
  const parts = text.split(/(https?:\/\/[^\s<>]+)/)
  return parts.map((part) =>
    URL.canParse(part) && new URL(part).origin === site ? markup`<a href="${part}">${part}</a>` : markup`${part}`,
  )
}

export function listPage(mails: readonly StoredMail[], folder: string): string {
  const entries = mails.map(
    ({ id, subject, from, reply_to: replyTo = from, to, date }) => markup`
<li><a href="${pathOf(id)}">${isolated(subject)}</a><br>${isolated(replyTo)} to ${isolated(to.join(', '))}, ${date}`,
  )
  const none = 'No mails yet. Send the contact form or subscribe to the newsletter, then reload: the mail appears here.'
  return page(
    name,
    markup`<h1>${name}</h1>
${mails.length > 0 ? markup`<ul>${entries}</ul>` : markup`<p>${none}</p>`}
<p>Mails are kept as files in <code>${folder}</code>. None leaves this machine.</p>`,
  )
}

/** One mail with its text, its HTML in a sandboxed frame, and its headers; `site` is the site's origin. */
export function mailPage(mail: StoredMail, site: string): string {
  const { id, subject, text, from, reply_to: replyTo = '', to, date, headers } = mail
  const shown: Record<string, string> = { From: from, 'Reply-To': replyTo, To: to.join(', '), Date: date, ...headers }
  const rows = Object.entries(shown).flatMap(([title, value]) =>
    value === '' ? [] : markup`<tr><th scope="row">${title}</th><td><bdi>${withLinks(value, site)}</bdi></td></tr>\n`,
  )
  return page(
    `${subject} – ${name}`,
    markup`<p><a href="/">All mails</a></p>
<h1>${isolated(subject)}</h1>
<h2>Text</h2>
<pre dir="auto">${withLinks(text.trimEnd(), site)}</pre>
<h2>HTML</h2>
<iframe sandbox="" src="${pathOf(id)}/html" title="HTML part of the mail"></iframe>
<h2 id="headers">Headers</h2>
<table aria-labelledby="headers">${rows}</table>`,
  )
}
