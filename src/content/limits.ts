/** Limits of the contact form in characters. The database enforces the same limits. */
export const limits = { name: { min: 2, max: 200 }, email: { max: 254 }, message: { min: 10, max: 5000 } } as const

/** How many days the link to confirm the newsletter works. The database decides: `newsletter_expiry` in its settings. */
export const newsletterLinkDays = 14

/**
 * What browsers accept as an e-mail address (WHATWG), plus at least one dot in the domain, within the limit. It is the
 * `pattern` of a field, which browsers read with the flag `v`: hence the escaped characters.
 */
export const emailPattern =
  String.raw`(?=.{0,${limits.email.max}}$)[a-zA-Z0-9.!#$%&'*+\/=?^_\x60\{\|\}~\-]+@` +
  String.raw`[a-zA-Z0-9](?:[a-zA-Z0-9\-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9\-]{0,61}[a-zA-Z0-9])?)+`
