import { mailto } from '#content/company.ts'
import type { ContactInput } from './contact-schema.ts'

/** Windows hands a mail program a link of at most 2,083 characters; what is longer is cut off or does not open. */
const longestLink = 2000

/** A link to a mail with the text of the form, or without it (not `filled`) if it is too long for a link. */
export function mailInstead(subject: string, { name, email, message }: ContactInput) {
  // A lone surrogate cannot be encoded; in a mail address, lines end with CR LF (RFC 6068).
  const body = `${message}\n\n${name}\n${email}`.toWellFormed().replace(/\r?\n/g, '\r\n')
  const href = mailto(subject, body)
  const filled = href.length <= longestLink
  return { href: filled ? href : mailto(subject), filled }
}
