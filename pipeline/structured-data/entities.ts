import type { Service, Thing } from 'schema-dts'
import { company } from '../../src/content/company/company.ts'
import { services } from '../../src/content/services/services.ts'
import { titleOf, type SitePage, type Translate } from '../../src/routes/-page.ts'
import { descriptionOf } from '../page-metadata.ts'
import { ids } from './organization.ts'

const provider = { '@id': ids.organization }

/**
 * The main entity of a page, as its route declares it. Only includes what visitors see on the page, and no ratings,
 * because a site's own testimonials are not reviews.
 */
export function entityOf(page: SitePage, t: Translate, pages: readonly SitePage[]): Thing | undefined {
  const { path, slug } = page
  const entity = page.schema?.entity
  if (entity === undefined) return undefined
  if (entity === 'service') return service(path, titleOf(page, t), descriptionOf(page, t), slug)
  return {
    '@type': 'ItemList',
    itemListElement: pages
      .filter(({ routeId }) => routeId === entity.pagesOf)
      .map((one, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: titleOf(one, t),
        url: company.origin + one.path,
      })),
  }
}

/** A service or a profile; a service with its price. */
function service(path: string, name: string, description: string, slug: string): Service {
  const url = company.origin + path
  const described = { '@type': 'Service', '@id': `${url}#service`, name, description, url, provider } as const
  if (!services.has(slug)) return described
  const { value, per } = services.find(slug).price
  const price = {
    '@type': 'UnitPriceSpecification',
    minPrice: value,
    priceCurrency: company.currency,
    unitText: per,
    valueAddedTaxIncluded: false,
  } as const
  return { ...described, offers: { '@type': 'Offer', priceSpecification: price } }
}
