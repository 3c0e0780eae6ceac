import { contactRules } from './contact-fields.ts'

/** How many days the link to confirm the newsletter works. The database decides: `newsletter_expiry` in its settings. */
export const newsletterLinkDays = 14

/**
 * How long visitors’ data are kept, as the privacy policy says: messages and chats, logs of the host, addresses to which no
 * mail could be sent, the proof of a consent, and until when a wish to erase is met. The database deletes by its own
 * settings, such as `keep_messages`.
 */
export const retention = { messageMonths: 24, logDays: 30, unsentDays: 30, proofYears: 3, erasureDays: 30 } as const

/**
 * What browsers accept as an e-mail address (WHATWG), plus at least one dot in the domain, within the limit. It is the
 * `pattern` of a field, which browsers read with the flag `v`: hence the escaped characters.
 */
export const emailPattern =
  String.raw`(?=.{0,${contactRules.email.max}}$)[a-zA-Z0-9.!#$%&'*+\/=?^_\x60\{\|\}~\-]+@` +
  String.raw`[a-zA-Z0-9](?:[a-zA-Z0-9\-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9\-]{0,61}[a-zA-Z0-9])?)+`
