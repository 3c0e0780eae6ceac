import { languageKey, defaultLocale, type Locale } from '#locale/locales.ts'
import { plainText } from '#locale/format.ts'

/** Opening and closing time of the office in minutes after midnight. */
export interface OpeningTimes {
  opens: number
  closes: number
}

/** Days of the week with the same hours, Sunday being 0, from one break to the next; without times the office is closed. */
export interface OfficeRow {
  days: readonly number[]
  times: readonly OpeningTimes[]
}

interface Hours {
  /** The IANA name of the time zone. */
  timeZone: string
  /** What stands behind the hours, all year, in every language; null if the town says enough. */
  zone: string | null
  /** The rows of the table, each day in one of them. */
  rows: readonly [OfficeRow, ...OfficeRow[]]
}

/** Office hours in minutes after midnight on the clock of the office. */
const hours: Hours = {
  timeZone: 'America/Denver',
  zone: 'MST',
  rows: [
    { days: [1, 2, 3, 4, 5], times: [{ opens: 9 * 60, closes: 17 * 60 }] },
    { days: [6], times: [{ opens: 10 * 60, closes: 14 * 60 }] },
    { days: [0], times: [] },
  ],
}

interface Address {
  street: string
  postalCode: string
  locality: string
  /** The state and its abbreviation in countries whose states have laws and addresses of their own, otherwise null. */
  region: { name: string; code: string } | null
  country: string
}

const address: Address = {
  street: '1120 Central Avenue NW, Suite 300',
  postalCode: '87102',
  locality: 'Albuquerque',
  region: { name: 'New Mexico', code: 'NM' },
  country: 'US',
}

/**
 * Clients, team members, testimonials, cases and figures are samples and labeled as such. Set to false once they are real. A constant of
 * its own, so that the build leaves out the labels.
 */
export const sampleContent: boolean = true

/** The persons and registers of the imprint, `register` below, are samples and labeled as such. Set to false once they are real. */
export const sampleImprint: boolean = true

/** Pages of the company in social networks; the footer and search engines name them. */
const profiles: readonly { name: string; href: `https://${string}` }[] = []

/** All facts about the company. What it does not have is false in parts.ts. */
export const company = {
  name: 'Novamesa',
  legalName: 'Novamesa LLC',
  origin: 'https://novamesa.example',
  email: 'hello@novamesa.example',
  phone: { display: '+1 505 555 0142', href: 'tel:+15055550142' },
  /** ISO 4217: the one currency of the site, in every language. */
  currency: 'EUR',
  /** The messenger of the part `chat`, opened in a new tab, answered in office hours. */
  chat: { name: 'WhatsApp', href: 'https://wa.me/15055550142' },
  profiles,
  address,
  /** Persons and registers that an imprint must name. Sample entries: replace them before going live. */
  register: {
    legalForm: 'Limited liability company (LLC)',
    representative: 'the managing members of Novamesa LLC',
    court: 'New Mexico Secretary of State, Business Services Division',
    number: 'sample entry, not a registered number',
    taxId: 'sample entry, no VAT identification number assigned',
  },
  /** Companies that process visitors’ data; the privacy policy names them. Sample entries: replace them before going live. */
  processors: { web: 'Netlify, Inc.', database: 'Supabase, Inc.', email: 'Plus Five Five, Inc. (Resend)' },
  hours,
  /** Each workshop has its own site on a subdomain. */
  workshops: {
    domain: 'novamesa.example',
    subdomains: { beginner: 'start', marketing: 'marketing', agent: 'agents', avatar: 'avatar' },
  },
} as const

/** The canonical address of a page in a language: the default language without a query, the others with `?lng=`. */
export function pageAddress(path: string, locale: Locale, origin: string = company.origin): string {
  return `${origin}${path}${locale === defaultLocale ? '' : `?${languageKey.query}=${locale}`}`
}

/** The mailto address of the company, with an optional subject and body. */
export function mailto(subject?: string, body?: string): `mailto:${string}` {
  const query = [
    subject && `subject=${encodeURIComponent(plainText(subject))}`,
    body && `body=${encodeURIComponent(plainText(body))}`,
  ]
  const filled = query.filter(Boolean).join('&')
  return `mailto:${company.email}${filled && `?${filled}`}`
}
