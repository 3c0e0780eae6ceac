import { heading, mailHtml, paragraph, quotation, smallParagraph } from './mail-html.ts'
import { quoted, withoutControls } from './plain-text.ts'
import type { Message } from './read-message.ts'
import type { Settings } from './settings.ts'
import { site } from './site.gen.ts'

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
export function factsOf({ name, email, received, id }: SavedMessage): string[] {
  return [`Name: ${name}`, `E-mail: ${email}`, `Received: ${received}`, `Message id: ${id}`]
}

/** A phone number as people write it in the United States, or with the prefix of a country or an area. */
const phonePattern = /(?:\+\d|\b0\d)[\d ()/.-]{5,18}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/

/** What the company does next: how it answers, until when it promised to, and where to call. */
function nextSteps({ email, message }: SavedMessage, canReply: boolean): string[] {
  const phone = phonePattern.exec(message)?.[0]
  const answer = canReply ? `Press Reply: your answer goes to ${email}.` : `Write to ${email}; Reply does not go there.`
  return [
    `${answer} The site promises one within ${site.replyHours} hours, in the language of the message.`,
    ...(phone === undefined ? [] : [`The message has a phone number: ${phone}`]),
  ]
}

/**
 * Composes the mail about a saved message. It is addressed to the company only, the visitor appears only in reply_to, which
 * is left out when the mail service rejects the visitor's address. The same message always produces the same mail, so that
 * the mail service can detect a repetition.
 */
export function compose(message: SavedMessage, { mailFrom, mailTo }: Addresses, canReply = true): Mail {
  const subject = subjectOf(message.name)
  const facts = factsOf(message)
  const steps = nextSteps(message, canReply)
  return {
    from: mailFrom,
    to: mailTo,
    ...(canReply && { reply_to: message.email }),
    subject,
    text: [facts.join('\n'), ...steps, quoted(message.message)].join('\n\n').concat('\n'),
    html: mailHtml({
      language: 'en',
      title: subject,
      content: [heading(message.name), ...steps.map(paragraph), quotation(message.message)].join(''),
      foot: facts.slice(1).map(smallParagraph).join(''),
    }),
  }
}
