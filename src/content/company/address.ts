import { emailPattern } from '../limits.ts'

const unseen = /[\s\uFFFC\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const address = new RegExp(`^${emailPattern}$`)

/**
 * Cleans an e-mail address for both forms: blanks and invisible characters, which a paste may bring, go, and a domain
 * with letters beyond ASCII is written as DNS has it (bäcker.de is xn--bcker-gra.de), the same in every browser.
 */
export function cleanAddress(text: string): string {
  const visible = text.replace(unseen, '').normalize('NFC')
  const at = visible.lastIndexOf('@') + 1
  const domain = visible.slice(at)
  // What is no domain, e.g. with a port or a path, stays as it is and is refused.
  if (!/[^\0-\x7F]/.test(domain) || /[/?#\\:%[\]]/.test(domain)) return visible
  try {
    const { hostname } = new URL(`http://${domain}`)
    // Letters that DNS does not have become others, e.g. full-width ones: that is not what was typed.
    if (hostname.includes('xn--')) return visible.slice(0, at) + hostname
  } catch {
    // No domain.
  }
  return visible
}

/** Whether a cleaned text is an e-mail address that the forms accept. */
export function isAddress(text: string): boolean {
  return address.test(text)
}
