import type { Organization, WebSite } from 'schema-dts'
import { company } from '../../src/content/company/company.ts'
import { locales } from '../../src/locale/locales.ts'

const { name, legalName, origin, email, phone, profiles, address } = company

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
  ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
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
