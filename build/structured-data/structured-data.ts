import type { BreadcrumbList, Graph, WebPage } from 'schema-dts'
import { company, pageAddress } from '../../src/content/company.ts'
import type { PageMetadata, Translate } from '../prerender/page-metadata.ts'
import { ids, organization, publisher, website } from './organization.ts'
import { subjectOf } from './subjects.ts'

/** Pages that describe the company itself. */
const companyPages = ['/', '/about', '/contact', '/legal/imprint']

/** The schema.org structured data of a page; `image` is the path of its Open Graph image. */
export function structuredData(metadata: PageMetadata, image: string, t: Translate): Graph {
  const subject = subjectOf(metadata.path, t)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyPages.includes(metadata.path) ? organization : publisher,
      website,
      { ...webPage(metadata, image), ...(subject && { mainEntity: subject }) },
      ...(metadata.trail.length > 1 ? [breadcrumbs(metadata)] : []),
    ],
  }
}

/** A JSON-LD block for `<head>`. `<` is escaped, because it could close the script element. */
export function structuredDataBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

function webPage({ path, language, address, name, description, trail }: PageMetadata, image: string): WebPage {
  const kind = path === '/about' ? 'AboutPage' : path === '/contact' ? 'ContactPage' : 'WebPage'
  return {
    '@type': kind,
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

function breadcrumbs({ address, locale, trail }: PageMetadata): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#trail`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path, locale),
    })),
  }
}
