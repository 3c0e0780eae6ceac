import { parts } from '#content/company/parts.ts'
import type { Locale } from '#locale/locales.ts'
import type { PagePath } from '#ui/page-target.ts'
import type { SitePage } from './page.ts'

/** A place in a list of links: a page, or one page for some languages and another for all `other` ones. */
type Place = PagePath | ({ other: PagePath } & { [locale in Locale]?: PagePath })

/** The page with the prices of all services: without the catalog, the overview. */
export const servicesPage = parts.catalog ? '/services' : '/services-overview'

/** The pages of the header's navigation, in order. */
export const navigation: readonly Place[] = [
  { de: servicesPage, other: '/services-overview' },
  '/expertise',
  '/projects',
  '/workshops',
  '/tools',
  '/why-ki',
  '/about',
  '/contact',
]

/** The legal documents in the footer, in order. */
export const legalDocuments: readonly Place[] = [
  '/legal/privacy-policy',
  '/legal/terms-of-service',
  '/legal/imprint',
  '/legal/disclaimer',
]

/** The pages of one of these lists in a language. */
export function pagesIn(list: readonly Place[], pages: readonly SitePage[], locale: Locale): SitePage[] {
  return list.flatMap((place) => {
    const path = typeof place === 'string' ? place : (place[locale] ?? place.other)
    return pages.filter((page) => page.path === path)
  })
}
