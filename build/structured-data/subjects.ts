import type { Course, CreativeWork, ItemList, Service, Thing } from 'schema-dts'
import { company } from '../../src/content/company.ts'
import { expertise } from '../../src/content/expertise.ts'
import { projects } from '../../src/content/projects.ts'
import { services } from '../../src/content/services.ts'
import { whyAi } from '../../src/content/why-ai.ts'
import { workshops } from '../../src/content/workshops.ts'
import type { Translate } from '../prerender/page-metadata.ts'
import { ids } from './organization.ts'
import { catalogueServices, serviceAt } from './services.ts'

/**
 * The main entity of a page: a service, a case, or the list of items it links to. Only includes what visitors see on
 * the page, and no ratings, because a site's own testimonials are not reviews. Undefined for other pages.
 */
export function subjectOf(path: string, t: Translate): Thing | undefined {
  return serviceAt(path, t) ?? caseAt(path, t) ?? lists[path]?.(t)
}

const lists: Readonly<Record<string, (t: Translate) => ItemList>> = {
  '/services': () => listOf(catalogueServices()),
  '/services-overview': (t) =>
    links(
      '/services',
      services.all.map(({ slug, text }) => [slug, t(text.name)]),
    ),
  '/expertise': (t) =>
    links(
      '/expertise',
      expertise.all.map(({ slug, text }) => [slug, t(text.name)]),
    ),
  '/projects': (t) =>
    links(
      '/projects',
      projects.all.map(({ slug, text }) => [slug, t(text.title)]),
    ),
  '/why-ki': (t) =>
    links(
      '/why-ai',
      whyAi.all.map(({ slug, text }) => [slug, t(text.title)]),
    ),
  '/workshops': (t) => listOf(courses(t)),
}

function caseAt(path: string, t: Translate): CreativeWork | undefined {
  const [, family, slug = ''] = path.split('/')
  if (family !== 'projects' || !projects.has(slug)) return undefined
  const { text, technologies } = projects.find(slug)
  return {
    '@type': 'CreativeWork',
    '@id': `${company.origin}${path}#case`,
    name: t(text.title),
    abstract: t(text.description),
    genre: t(text.category),
    keywords: [...technologies],
    creator: { '@id': ids.organization },
  }
}

/** Courses without dates, which are listed on the workshop's own site. */
function courses(t: Translate): Course[] {
  const provider = { '@id': ids.organization }
  return workshops.all.map(({ url, text }) => ({
    '@type': 'Course',
    name: t(text.title),
    description: t(text.description),
    url,
    provider,
  }))
}

function links(folder: string, entries: readonly (readonly [slug: string, name: string])[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(([slug, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${company.origin}${folder}/${slug}`,
    })),
  }
}

function listOf(items: readonly (Service | Course)[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}
