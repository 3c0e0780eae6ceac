import { beforeAll, describe, expect, test } from 'vitest'
import { company, pageAddress } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { expertise } from '#content/expertise/expertise.ts'
import { faq } from '#content/faq.ts'
import { services } from '#content/services/services.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { formatMoney, plainText } from '#locale/format.ts'
import { locales } from '#locale/locales.ts'
import { servicesPage } from '#site/navigation.ts'
import { structuredData, structuredDataBlock } from '../../../pipeline/structured-data/structured-data.ts'
import { pages } from '../../../src/boot/entry-server.tsx'
import { everyPage } from './every-page.ts'
import { textIn } from './rendered.ts'
import { messages } from '../../support/messages.ts'
import { companyFiles } from '../../../pipeline/vite/company-files.ts'

const blocks = new Map<string, string>()
const bodies = new Map<string, string>()

beforeAll(async () => {
  for (const { metadata, path, image, t, body } of await everyPage()) {
    const key = `${path} ${metadata.locale}`
    blocks.set(key, JSON.stringify(structuredData(metadata, image.address, t)))
    bodies.set(key, textIn(body))
  }
}, 60_000)

/** The nodes of a page's structured data, outer nodes first. */
function nodesOf(page: string): Record<string, unknown>[] {
  const collect = (value: unknown): Record<string, unknown>[] =>
    typeof value === 'object' && value !== null
      ? [...(Array.isArray(value) ? [] : [{ ...value }]), ...Object.values(value).flatMap(collect)]
      : []
  return collect(JSON.parse(blocks.get(page) ?? 'null'))
}

const typesOf = (page: string) => new Set(nodesOf(page).flatMap((node) => node['@type'] ?? []))
const only = (page: string, type: string) => nodesOf(page).filter((node) => node['@type'] === type)

describe('The structured data of a page', () => {
  test('describe the company, the site and the page, and never claim ratings or dates', () => {
    for (const [page, block] of blocks) {
      expect(typesOf(page), page).toEqual(new Set([...typesOf(page), 'Organization', 'WebSite']))
      expect(block).not.toMatch(/"(aggregateRating|review\w*|\w*date\w*)":/i)
    }
    if (parts.about) expect(typesOf('/about en')).toContain('AboutPage')
    expect(typesOf('/contact de')).toContain('ContactPage')
    expect(typesOf('/services-overview en')).toContain('WebPage')
  })

  test('contain the company on the home page', () => {
    expect(only('/ en', 'Organization')[0]).toMatchObject({
      legalName: company.legalName,
      email: company.email,
      telephone: company.phone.display,
      logo: `${company.origin}/icon-512.png`,
    })
  })

  test.each(services.all)('contain localized breadcrumbs from the home page: $slug', ({ slug, text }) => {
    const t = (id: MessageId) => plainText(messages('de')(id))
    expect(only(`/services/${slug} de`, 'BreadcrumbList')[0]).toMatchObject({
      itemListElement: [
        { position: 1, name: company.name, item: pageAddress('/', 'de') },
        { position: 2, name: t('nav.services'), item: pageAddress(servicesPage, 'de') },
        { position: 3, name: t(text.name), item: pageAddress(`/services/${slug}`, 'de') },
      ],
    })
    expect(only('/ en', 'BreadcrumbList')).toEqual([])
  })

  test('list every service with the starting price shown on its page', () => {
    for (const { slug } of services.all) {
      const [price] = only(`/services/${slug} en`, 'UnitPriceSpecification')
      expect(bodies.get(`/services/${slug} en`)).toContain(
        formatMoney(Number(price?.['minPrice']), company.currency, 'en').replaceAll('\u00A0', ' '),
      )
      expect(price).toMatchObject({ unitText: services.find(slug).price.per, valueAddedTaxIncluded: false })
    }
    for (const page of expertise.slugs.map((slug) => `/expertise/${slug} en`))
      expect([only(page, 'Service').length, only(page, 'Offer')]).toEqual([1, []])
  })

  test.runIf(parts.faq)('contain every question that its page shows', () => {
    for (const locale of locales) expect(only(`/faq ${locale}`, 'Question')).toHaveLength(faq.slugs.length)
    expect(typesOf('/faq en')).toContain('FAQPage')
  })
})

test('In structured data every URL of the site is a page or a file, and every reference is described', () => {
  const known = new Set<string>(pages.map(({ path }) => path))
  for (const page of blocks.keys()) {
    const nodes = nodesOf(page)
    for (const address of nodes.flatMap(({ url, item, logo }) => [url, item, logo]).filter((one) => isText(one))) {
      const { origin, pathname } = new URL(address)
      // The picture is the one of the link preview, which the build checks.
      const isElsewhere = origin !== company.origin || pathname.startsWith('/assets/share/')
      const exists = isElsewhere || known.has(pathname) || pathname in companyFiles
      expect(exists, `${page}: ${address}`).toBe(true)
    }
    const isReference = (node: object) => Object.keys(node).join() === '@id'
    const described = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']))
    expect(
      nodes.filter((node) => isReference(node) && !described.has(node['@id'])),
      page,
    ).toEqual([])
  }
})

const isText = (value: unknown): value is string => typeof value === 'string'

test('A text cannot close the script element', () => {
  const block = structuredDataBlock({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script>' }],
  })
  expect(block.match(/<\/script>/g)).toHaveLength(1)
})
