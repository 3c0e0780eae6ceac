import { escapeHtml, withoutControls } from './plain-text.ts'
import type { Message } from './read-message.ts'
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

/** A message as it was saved. */
export interface SavedMessage extends Message {
  id: string
  /** When it was saved, as text in UTC. */
  received: string
}

/** Who mails whom. */
export type Addresses = Pick<Settings, 'mailFrom' | 'mailTo'>

const longestSubject = 120

function subjectOf(name: string): string {
  // The database admits no control character in a name; a header is not the place to rely on it.
  const characters = [...withoutControls(`Contact form: ${name}`)]
  return characters.length > longestSubject
    ? `${characters.slice(0, longestSubject - 1).join('')}…`
    : characters.join('')
}

/** What is known of a message besides its text. */
export function factsOf(message: SavedMessage): [label: string, value: string][] {
  return [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Received', message.received],
    ['Message id', message.id],
  ]
}

/**
 * Writes the mail about a saved message. It goes to the company alone, the visitor stands only in reply_to, and the
 * same message always gives the same mail, or the mail service could not recognise a repetition.
 */
export function compose(message: SavedMessage, addresses: Addresses): Mail {
  return { ...composeWithoutReplyTo(message, addresses), reply_to: message.email }
}

/** Writes the same mail for a service that does not take the visitor's address as a header. */
export function composeWithoutReplyTo(message: SavedMessage, { mailFrom, mailTo }: Addresses): Mail {
  const facts = factsOf(message)
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  const rows = facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`)
  return {
    from: mailFrom,
    to: mailTo,
    subject: subjectOf(message.name),
    text: `${lines.join('\n')}\n\n${message.message}\n`,
    html: `<!doctype html>
<meta charset="utf-8">
<table>${rows.join('')}</table>
<p dir="auto" style="white-space: pre-wrap">${escapeHtml(message.message)}</p>
`,
  }
}
