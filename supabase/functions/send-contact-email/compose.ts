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
  headers?: Record<string, string>
}

/** A message as it was saved. */
export interface SavedMessage extends Message {
  id: string
  /** When it was saved, as text in UTC. */
  received: string
}

/** Sender and recipients. */
export type Addresses = Pick<Settings, 'mailFrom' | 'mailTo'>

const longestSubject = 120

function subjectOf(name: string): string {
  // The database rejects control characters in names, but a mail header must not depend on that. Mail programs decode
  // encoded words (RFC 2047), whose content the database does not see.
  const characters = [...withoutControls(`Contact form: ${name}`).replaceAll('=?', '= ?')]
  return characters.length > longestSubject
    ? `${characters.slice(0, longestSubject - 1).join('')}…`
    : characters.join('')
}

/** The metadata of a message, with labels. */
export function factsOf(message: SavedMessage): [label: string, value: string][] {
  return [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Received', message.received],
    ['Message id', message.id],
  ]
}

/**
 * Composes the mail about a saved message. It is addressed to the company only, the visitor appears only in reply_to,
 * and the same message always produces the same mail, so that the mail service can detect a repetition.
 */
export function compose(message: SavedMessage, addresses: Addresses): Mail {
  return { ...composeWithoutReplyTo(message, addresses), reply_to: message.email }
}

/** Composes the same mail without reply_to, for when the mail service rejects the visitor's address. */
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
