import type { BreadcrumbList, Graph, WebPage } from 'schema-dts'
import { company, pageAddress } from '../../src/content/company.ts'
import type { PageMetadata, Translate } from '../prerender/page-metadata.ts'
import { ids, organization, publisher, website } from './organization.ts'
import { subjectOf } from './subjects.ts'

/** Pages on which the company tells about itself. */
const presentsCompany = ['/', '/about', '/contact', '/legal/imprint']

/** What search engines are told about a page in the vocabulary of schema.org; `picture` is its Open Graph image's address. */
export function structuredData(about: PageMetadata, picture: string, t: Translate): Graph {
  const subject = subjectOf(about.path, t)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      presentsCompany.includes(about.path) ? organization : publisher,
      website,
      { ...webPage(about, picture), ...(subject && { mainEntity: subject }) },
      ...(about.trail.length > 1 ? [breadcrumbs(about)] : []),
    ],
  }
}

/** As a block for `<head>`. A `<` could end the block; JSON may spell it as an escape. */
export function structuredDataBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

function webPage({ path, language, address, name, description, trail }: PageMetadata, picture: string): WebPage {
  const kind = path === '/about' ? 'AboutPage' : path === '/contact' ? 'ContactPage' : 'WebPage'
  return {
    '@type': kind,
    '@id': `${address}#page`,
    url: address,
    name,
    description,
    inLanguage: language,
    isPartOf: { '@id': ids.website },
    primaryImageOfPage: { '@type': 'ImageObject', url: company.origin + picture },
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
