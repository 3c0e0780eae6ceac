import type { ItemList, Service, Thing } from 'schema-dts'
import { company } from '../../src/content/company/company.ts'
import { offers } from '../../src/content/german/offers.ts'
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
  switch (entity) {
    case undefined:
      return undefined
    case 'service':
    case 'profile':
      return service(path, titleOf(page, t), descriptionOf(page, t), entity === 'service' ? slug : undefined)
    case 'offers':
      // As shown on the cards of the German catalog.
      return listOf(
        offers.cards.map(({ service: offered, name, description }) => ({
          item: service(`/services/${offered}`, name, description, offered),
        })),
      )
    default:
      return listOf(
        pages
          .filter(({ routeId }) => routeId === entity.pagesOf)
          .map((one) => ({ name: titleOf(one, t), url: company.origin + one.path })),
      )
  }
}

/** A service or a profile; `priced` is the slug of a service whose price it has. */
function service(path: string, name: string, description: string, priced?: string): Service {
  const url = company.origin + path
  const described = { '@type': 'Service', '@id': `${url}#service`, name, description, url, provider } as const
  if (priced === undefined || !services.has(priced)) return described
  const { value, per } = services.find(priced).price
  const price = {
    '@type': 'UnitPriceSpecification',
    minPrice: value,
    priceCurrency: company.currency,
    unitText: per,
    valueAddedTaxIncluded: false,
  } as const
  return { ...described, offers: { '@type': 'Offer', priceSpecification: price } }
}

function listOf(elements: readonly ({ item: Service } | { name: string; url: string })[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: elements.map((element, index) => ({ '@type': 'ListItem', position: index + 1, ...element })),
  }
}
