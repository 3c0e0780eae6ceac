import type { BreadcrumbList, Graph, Question, Service, WebPage } from 'schema-dts'
import { company, pageAddress } from '../../src/content/company/company.ts'
import { answerOf, faq, questions } from '../../src/content/faq.ts'
import { services } from '../../src/content/services/services.ts'
import { plainText } from '../../src/locale/format.ts'
import type { Translate } from '../../src/site/page.ts'
import type { PageMetadata } from '../page-metadata.ts'
import { ids, organization, publisher, website } from './organization.ts'

/**
 * The schema.org structured data of a page; `image` is the path of its Open Graph image. Only what visitors see on it, and no
 * ratings, because a site's own testimonials are not reviews.
 */
export function structuredData(metadata: PageMetadata, image: string, t: Translate): Graph {
  const { page } = metadata
  const mainEntity =
    page.schema?.type === 'FAQPage' ? frequentQuestions(t) : page.schema?.service ? service(metadata) : undefined
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page.schema?.company ? organization : publisher,
      website,
      { ...webPage(metadata, image), ...(mainEntity && { mainEntity }) },
      ...(metadata.trail.length > 1 ? [breadcrumbs(metadata)] : []),
    ],
  }
}

/** A JSON-LD block for `<head>`. `<` is escaped, because it could close the script element. */
export function structuredDataBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

function webPage({ page, language, address, name, description, trail }: PageMetadata, image: string): WebPage {
  return {
    '@type': page.schema?.type ?? 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name,
    description,
    inLanguage: language,
    isPartOf: { '@id': ids.website },
    primaryImageOfPage: { '@type': 'ImageObject', url: company.origin + image },
    ...(trail.length > 1 && { breadcrumb: { '@id': `${address}#trail` } }),
  }
}

/** What a page offers; a service with its price. */
function service({ page: { path, slug }, name, description }: PageMetadata): Service {
  const url = company.origin + path
  const provider = { '@id': ids.organization }
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

function frequentQuestions(t: Translate): Question[] {
  const slugs = questions.flatMap((group) => group.slugs)
  return slugs.map((slug) => ({
    '@type': 'Question',
    name: plainText(t(faq.find(slug).text.question)),
    acceptedAnswer: { '@type': 'Answer', text: plainText(answerOf(slug).map(t).join(' ')) },
  }))
}

function breadcrumbs({ page, address, locale, trail }: PageMetadata): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#trail`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === page.path ? address : pageAddress(path, locale),
    })),
  }
}
