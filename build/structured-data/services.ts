import type { Offer, Service } from 'schema-dts'
import { company } from '../../src/content/company.ts'
import { catalogue, type CatalogueCard } from '../../src/content/documents/catalogue.ts'
import { expertise } from '../../src/content/expertise.ts'
import { services } from '../../src/content/services.ts'
import type { Translate } from '../prerender/page-metadata.ts'
import { ids } from './organization.ts'

/** The service that a detail page describes; expertise profiles count as services. Undefined for other paths. */
export function serviceAt(path: string, t: Translate): Service | undefined {
  const [, family, slug = ''] = path.split('/')
  if (family === 'services' && services.has(slug)) {
    const { name, description } = services.find(slug).text
    const card = catalogue.cards.find(({ service: one }) => one === slug)
    return { ...service(path, t(name), t(description)), ...(card && { offers: startingPrice(card) }) }
  }
  if (family !== 'expertise' || !expertise.has(slug)) return undefined
  const { name, description } = expertise.find(slug).text
  return service(path, t(name), t(description))
}

/** The services as shown on the cards of the German catalog. */
export function catalogueServices(): Service[] {
  return catalogue.cards.map((card) => ({
    ...service(`/services/${card.service}`, card.name, card.description),
    offers: startingPrice(card),
  }))
}

function service(path: string, name: string, description: string) {
  const url = company.origin + path
  const provider = { '@id': ids.organization }
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
