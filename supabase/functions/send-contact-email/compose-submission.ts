import type { Letter, SavedSubmission } from './mail.ts'
import { heading, mailHtml, paragraph, quotation, smallParagraph } from './mail-html.ts'
import { quoted, withoutControls } from './plain-text.ts'
import type { Settings } from './settings.ts'
import { site } from './site.gen.ts'

const longestSubject = 120

function subjectOf(name: string): string {
  // The database rejects control characters in names, but a mail header must not depend on that. Mail programs decode
  // encoded words (RFC 2047), whose content the database does not see.
  const characters = [...withoutControls(`Contact form: ${name}`).replaceAll('=?', '= ?')]
  return characters.length > longestSubject
    ? `${characters.slice(0, longestSubject - 1).join('')}…`
    : characters.join('')
}

const titleOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')

/**
 * Composes the mail about a saved submission. It is addressed to the company only, the visitor appears only in reply_to,
 * which is left out when the mail service rejects the visitor's address. The same submission always produces the same mail,
 * so that the mail service can detect a repetition.
 */
export function composeSubmission(
  { received, ...submission }: SavedSubmission,
  { mailFrom, mailTo }: Pick<Settings, 'mailFrom' | 'mailTo'>,
  canReply = true,
): Letter {
  const { name, email, message, ...others } = submission
  // Mail programs make a link of an address in a name, which stands where the company speaks.
  const sender = name.replaceAll('://', ': //')
  const subject = subjectOf(sender)
  const answer = canReply ? `Press Reply: your answer goes to ${email}.` : `Write to ${email}; Reply does not go there.`
  const step = `${answer} The site promises one within ${site.replyHours} hours, in the language of the message.`
  const extra = Object.entries<string>(others).flatMap(([field, text]) => (text ? `${titleOf(field)}: ${text}` : []))
  const facts = [`E-mail: ${email}`, ...extra, `Received: ${received}`]
  return {
    from: mailFrom,
    to: mailTo,
    ...(canReply && { reply_to: email }),
    subject,
    text: `${[[`From: ${sender}`, ...facts].join('\n'), step, quoted(message)].join('\n\n')}\n`,
    html: mailHtml({
      language: 'en',
      title: subject,
      content: [heading(`From: ${sender}`), paragraph(step), quotation(message)].join(''),
      foot: facts.map(smallParagraph).join(''),
    }),
  }
}
