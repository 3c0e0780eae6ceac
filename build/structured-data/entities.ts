import type { Course, CreativeWork, ItemList, Offer, Service, Thing } from 'schema-dts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { offers } from '../../src/content/documents/offers.ts'
import type { ServicePrice } from '../../src/content/price.ts'
import { projects } from '../../src/content/projects.ts'
import { services } from '../../src/content/services.ts'
import { workshops } from '../../src/content/workshops.ts'
import { titleOf, type SitePage, type Translate } from '../../src/routes/-page.ts'
import { descriptionOf } from '../page-metadata.ts'
import { ids } from './organization.ts'

const provider = { '@id': ids.organization }

/**
 * The main entity of a page, as its route declares it. Only includes what visitors see on the page, and no ratings,
 * because a site's own testimonials are not reviews.
 */
export function entityOf(page: SitePage, t: Translate, pages: readonly SitePage[]): Thing | undefined {
  const entity = page.schema?.entity
  switch (entity) {
    case undefined:
      return undefined
    case 'service':
      return pricedServiceOf(page, t)
    case 'profile':
      return serviceOf(page, t)
    case 'project':
      return projectOf(page, t)
    case 'offers':
      return listOf(offeredServices())
    case 'workshops':
      return listOf(courses(t))
    default:
      return linksTo(
        pages.filter(({ routeId }) => routeId === entity.pagesOf),
        t,
      )
  }
}

/** The service or profile that a page describes. */
function serviceOf(page: SitePage, t: Translate): Service {
  const title = titleOf(page, t)
  const description = descriptionOf(page, t)
  return service(page.path, title, description)
}

function pricedServiceOf(page: SitePage, t: Translate): Service | undefined {
  if (!services.has(page.slug)) return undefined
  return { ...serviceOf(page, t), offers: startingPrice(services.find(page.slug).price) }
}

/** The services as shown on the cards of the German catalog. */
function offeredServices(): Service[] {
  return offers.cards.map((card) => ({
    ...service(`/services/${card.service}`, card.name, card.description),
    offers: startingPrice(services.find(card.service).price),
  }))
}

function service(path: string, name: string, description: string) {
  const url = company.origin + path
  return { '@type': 'Service', '@id': `${url}#service`, name, description, url, provider } as const satisfies Service
}

function startingPrice({ value, per }: ServicePrice): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: value,
      priceCurrency: 'EUR',
      unitText: per,
      valueAddedTaxIncluded: false,
    },
  }
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
    keywords: [...caseStudies.find(slug).technologies],
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

function linksTo(pages: readonly SitePage[], t: Translate): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titleOf(page, t),
      url: company.origin + page.path,
    })),
  }
}

function listOf(items: readonly (Service | Course)[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}
