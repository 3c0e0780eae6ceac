import { type Addresses, factsOf, type Mail, type SavedMessage } from './compose.ts'
import { heading, mailHtml, paragraph, quotation, smallParagraph } from './mail-html.ts'
import { quoted } from './plain-text.ts'

const rule = '-'.repeat(72)
const lead =
  'More messages came in than the limits of single mails allow (mail_hourly_limit and mail_daily_limit in private.settings), so these come together. To answer one, write to its address.'

/**
 * Composes one mail about several messages. Its headers contain no visitor input, the same messages always produce the
 * same mail, and every message is quoted, so that none can pretend to be another one.
 */
export function composeDigest({ messages }: { messages: SavedMessage[] }, { mailFrom, mailTo }: Addresses): Mail {
  const subject = `Contact form: ${messages.length} message(s) in one mail`
  const parts = messages.map((message, index) => ({
    title: `${index + 1} of ${messages.length}`,
    facts: factsOf(message),
    message: message.message,
  }))
  const texts = parts.map(
    ({ title, facts, message }) => `${[rule, title, ...facts].join('\n')}\n\n${quoted(message)}\n`,
  )
  const shown = parts.flatMap(({ title, facts, message }) => [
    heading(title),
    ...facts.map(smallParagraph),
    quotation(message),
  ])
  return {
    from: mailFrom,
    to: mailTo,
    subject,
    text: [lead, ...texts].join('\n\n'),
    html: mailHtml({ language: 'en', title: subject, content: [paragraph(lead), ...shown].join(''), foot: '' }),
  }
}
