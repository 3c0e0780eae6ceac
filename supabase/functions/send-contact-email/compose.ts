import type { Claimed } from './outbox.ts'
import type { Settings } from './settings.ts'

/** The body of Resend's POST /emails. */
export interface Mail {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
}

const longestSubject = 120

function escapeHtml(text: string): string {
  const entities = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
  ])
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}

function subjectOf(name: string): string {
  // The database admits no control character in a name; a header is not the place to rely on it.
  const characters = [...`Contact form: ${name}`.replace(/\p{Cc}/gu, ' ')]
  return characters.length > longestSubject
    ? `${characters.slice(0, longestSubject - 1).join('')}…`
    : characters.join('')
}

/**
 * Writes the mail about a saved message. It goes to the company alone, the visitor stands only in reply_to, and the
 * same row always gives the same mail, or the mail service could not recognise a repetition.
 */
export function compose(row: Claimed, { mailFrom, mailTo }: Pick<Settings, 'mailFrom' | 'mailTo'>): Mail {
  const facts: [string, string][] = [
    ['Name', row.name],
    ['E-mail', row.email],
    ['Received', row.received],
    ['Message id', row.id],
  ]
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  const rows = facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`)
  return {
    from: mailFrom,
    to: mailTo,
    reply_to: row.email,
    subject: subjectOf(row.name),
    text: `${lines.join('\n')}\n\n${row.message}\n`,
    html: `<!doctype html>
<meta charset="utf-8">
<table>${rows.join('')}</table>
<p dir="auto" style="white-space: pre-wrap">${escapeHtml(row.message)}</p>
`,
  }
}
