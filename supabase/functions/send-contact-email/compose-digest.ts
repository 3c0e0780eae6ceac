import { type Addresses, factsOf, type Mail, type SavedMessage } from './compose.ts'
import { toHtml } from './plain-text.ts'

const rule = '-'.repeat(72)

/**
 * Composes one mail about several messages. Its headers contain no visitor input, and the same messages always produce
 * the same mail.
 */
export function composeDigest({ messages }: { messages: SavedMessage[] }, { mailFrom, mailTo }: Addresses): Mail {
  const parts = messages.map((message, index) => {
    const facts = factsOf(message).map(([label, value]) => `${label}: ${value}`)
    return `${rule}\n${index + 1} of ${messages.length}\n${facts.join('\n')}\n\n${message.message}\n`
  })
  const text = `More messages came in than the limits of single mails allow (mail_hourly_limit and mail_daily_limit in
private.settings), so these come together. To answer one, write to its address.

${parts.join('\n')}`
  return {
    from: mailFrom,
    to: mailTo,
    subject: `Contact form: ${messages.length} message(s) in one mail`,
    text,
    html: toHtml(text),
  }
}
