import type { Course, CreativeWork, ItemList, Service, Thing } from 'schema-dts'
import { caseOf } from '../../src/content/projects/case-studies.ts'
import { company } from '../../src/content/company/company.ts'
import { offers } from '../../src/content/german/offers.ts'
import { projects } from '../../src/content/projects/projects.ts'
import { services } from '../../src/content/services/services.ts'
import { workshops } from '../../src/content/workshops/workshops.ts'
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
    case 'project':
      return projectOf(page, t)
    case 'offers':
      // As shown on the cards of the German catalog.
      return listOf(
        offers.cards.map(({ service: offered, name, description }) => ({
          item: service(`/services/${offered}`, name, description, offered),
        })),
      )
    case 'workshops':
      return listOf(courses(t).map((item) => ({ item })))
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

function projectOf({ path, slug }: SitePage, t: Translate): CreativeWork | undefined {
  if (!projects.has(slug)) return undefined
  const { text } = projects.find(slug)
  return {
    '@type': 'CreativeWork',
    '@id': `${company.origin}${path}#case`,
    name: t(text.title),
    abstract: t(text.description),
    genre: t(text.category),
    keywords: [...caseOf(slug).technologies],
    creator: provider,
  }
}

/** Courses without dates, which are listed on the workshop's own site. */
function courses(t: Translate): Course[] {
  return workshops.all.map(({ url, text }) => ({
    '@type': 'Course',
    name: t(text.title),
    description: t(text.description),
    url,
    provider,
  }))
}

function listOf(elements: readonly ({ item: Service | Course } | { name: string; url: string })[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: elements.map((element, index) => ({ '@type': 'ListItem', position: index + 1, ...element })),
  }
}
