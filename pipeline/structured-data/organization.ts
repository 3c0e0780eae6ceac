import type { OpeningHoursSpecification, Organization, WebSite } from 'schema-dts'
import { company, type OfficeRow } from '../../src/content/company/company.ts'
import { locales } from '../../src/locale/locales.ts'

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const { name, legalName, origin, email, phone, address, hours } = company

/** The `@id`s of the company and its site, used by the nodes of all pages. */
export const ids = { organization: `${origin}/#organization`, website: `${origin}/#website` }

/** The company as described on every page, so that every reference resolves within the document. */
export const publisher: Organization = { '@type': 'Organization', '@id': ids.organization, name, url: `${origin}/` }

/** The full description of the company, for pages that show this information to visitors as well. */
export const organization: Organization = {
  ...publisher,
  legalName,
  logo: `${origin}/icon-512.png`,
  email,
  telephone: phone.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    ...(address.region && { addressRegion: address.region.code }),
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email,
    telephone: phone.display,
    availableLanguage: [...locales],
    hoursAvailable: opening(hours.rows),
  },
}

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  name,
  url: `${origin}/`,
  inLanguage: [...locales],
  publisher: { '@id': ids.organization },
}

/** The days on which the office is open, on its clock as schema.org has it: without an offset, which changes in summer. */
function opening(rows: readonly OfficeRow[]): OpeningHoursSpecification[] {
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
  return rows.flatMap(({ days, times }) => {
    if (!times) return []
    const dayOfWeek = week.filter((_, day) => days.includes(day))
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: clock(times.opens), closes: clock(times.closes) }
  })
}
