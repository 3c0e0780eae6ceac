/** Windows hands a mail program a link of at most 2,083 characters; what is longer is cut off or does not open. */
const longestLink = 2000

export interface FormText {
  name?: string
  email?: string
  message?: string
}

/** A link to a mail with the text of a form, or unchanged (not `filled`) if that is too long for a link. */
export function withFormText(link: string, { name, email, message }: FormText): { href: string; filled: boolean } {
  const text = [message && `${message}\n`, name, email].filter(Boolean).join('\n').trim()
  // A lone surrogate cannot be encoded; in a mail address, lines end with CR LF (RFC 6068).
  const body = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n')
  const href = body && `${link}${link.includes('?') ? '&' : '?'}body=${encodeURIComponent(body)}`
  const filled = href !== '' && href.length <= longestLink
  return { href: filled ? href : link, filled }
}
