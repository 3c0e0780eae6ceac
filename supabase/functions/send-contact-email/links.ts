/** The path in the header List-Unsubscribe. */
const unsubscribePath = '/functions/v1/send-contact-email/unsubscribe'

/** Whether a text has the form of the token in an unsubscribe link. */
export function isUnsubscribeToken(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** The address of the contact page with a fragment. */
export function contactPage(siteUrl: string, language: string | undefined, fragment: string): string {
  const link = new URL('/contact', siteUrl)
  if (language !== undefined) link.searchParams.set('lng', language)
  link.hash = fragment
  return link.href
}

/** The address on the site that asks for a press of a button; opening it changes nothing. */
export function pageLink(siteUrl: string, action: 'confirm' | 'unsubscribe', token: string, language?: string): string {
  // Browsers send what stands behind `#` to no server, so that the token is in no log and no referrer.
  return contactPage(siteUrl, language, `${action}=${token}`)
}

/** The address of a page in the language of a mail. */
export function readingLink(siteUrl: string, path: string, language: string): string {
  const link = new URL(path, siteUrl)
  link.searchParams.set('lng', language)
  return link.href
}

/** The headers of every newsletter mail: unsubscription with one click (RFC 8058), without opening a page. */
export function unsubscribeHeaders(backendUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(unsubscribePath, backendUrl).href}?token=${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
