import type { Course, CreativeWork, ItemList, Offer, Service, Thing } from 'schema-dts'
import { company } from '../../src/content/company.ts'
import { catalogue, type CatalogueCard } from '../../src/content/documents/catalogue.ts'
import { projects } from '../../src/content/projects.ts'
import { workshops } from '../../src/content/workshops.ts'
import { textsOf, type SitePage, type Translate } from '../../src/routes/-page.ts'
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
      return serviceOf(page, t)
    case 'project':
      return projectOf(page, t)
    case 'catalogue':
      return listOf(catalogueServices())
    case 'workshops':
      return listOf(courses(t))
    default:
      return linksTo(
        pages.filter(({ routeId }) => routeId === entity.pagesOf),
        t,
      )
  }
}

/** The service that a page describes, with the starting price of its card in the catalog. */
function serviceOf(page: SitePage, t: Translate): Service {
  const { title, description } = textsOf(page, t)
  const card = catalogue.cards.find(({ service: slug }) => page.path === `/services/${slug}`)
  return { ...service(page.path, title, description), ...(card && { offers: startingPrice(card) }) }
}

/** The services as shown on the cards of the German catalog. */
function catalogueServices(): Service[] {
  return catalogue.cards.map((card) => ({
    ...service(`/services/${card.service}`, card.name, card.description),
    offers: startingPrice(card),
  }))
}

function service(path: string, name: string, description: string) {
  const url = company.origin + path
  return { '@type': 'Service', '@id': `${url}#service`, name, description, url, provider } as const satisfies Service
}

/** The starting price on a card. Throws when the text cannot be parsed as a price. */
export function startingPrice({ pricing }: Pick<CatalogueCard, 'pricing'>): Offer {
  const [, amount, unit] = /^from €([\d.]+)\/(month|project)$/.exec(pricing) ?? []
  if (!amount || !unit) throw new Error(`"${pricing}" is not a price like "from €2.999/month" or "from €4.999/project"`)
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: Number(amount.replaceAll('.', '')),
      priceCurrency: 'EUR',
      unitText: unit,
    },
  }
}

function projectOf({ path }: SitePage, t: Translate): CreativeWork | undefined {
  const project = projects.all.find(({ slug }) => path === `/projects/${slug}`)
  if (!project) return undefined
  const { text, technologies } = project
  return {
    '@type': 'CreativeWork',
    '@id': `${company.origin}${path}#case`,
    name: t(text.title),
    abstract: t(text.description),
    genre: t(text.category),
    keywords: [...technologies],
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
      name: textsOf(page, t).title,
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
