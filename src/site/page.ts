import type { StaticDataRouteOption } from '@tanstack/react-router'
import { company, pageAddress } from '#content/company/company.ts'
import type { DocumentTitle } from '#content/documents/document-titles.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { locales, defaultLocale, type Locale } from '#locale/locales.ts'
import { plainText } from '#locale/format.ts'
import type { PagePath } from '#ui/page-target.ts'

/**
 * The facts of a page. Its route declares them once, as `staticData`. Head, navigation, footer, sitemap, prerender,
 * structured data, Open Graph images, benchmark and tests read them from there.
 */
export type Page = (MessageTexts | DocumentTitle) & PageFacts

interface PageFacts {
  /** The short name in navigation, footer and breadcrumbs, in every language; by default the title. */
  label?: MessageId
  /** False if the page is too large to be downloaded before a visitor points at a link to it. */
  preload?: boolean
  /** The section in the navigation that this page belongs to; by default its own path. */
  section?: string
  /** The h1, where it differs from the title. */
  headline?: MessageId
  /** What the structured data contains besides title and description. */
  schema?: Schema
}

/** The texts of a page in every language. */
interface MessageTexts {
  lang?: undefined
  /** Title without the company's name. */
  title: MessageId
  /** For search results and link previews, 50 to 160 characters; only the build reads it. */
  description: MessageId
}

interface Schema {
  type?: 'AboutPage' | 'ContactPage' | 'FAQPage'
  /** The page shows the company's address or phone, so the data describes the company in full. */
  company?: true
  /** The page is about something that the company offers. */
  service?: true
}

interface PagePerSlug {
  bySlug: Readonly<Record<string, Page>>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the route; null for the root, false without what it shows. */
    page: Page | PagePerSlug | null | false
  }
}

/** What search results show of a record: a description of its own, or that of its card. */
type SearchTexts = { searchTitle: MessageId } & ({ searchDescription: MessageId } | { description: MessageId })

/** Declares the pages of a collection of records with the texts for search results; their headline is the name. */
export function pagePerSlug<Texts extends SearchTexts>(
  entries: readonly { slug: string; text: Texts }[],
  nameOf: (texts: Texts) => MessageId,
  facts: PageFacts,
): PagePerSlug {
  const pages = entries.map(({ slug, text }): [string, Page] => {
    const description = 'searchDescription' in text ? text.searchDescription : text.description
    const name = nameOf(text)
    return [slug, { title: text.searchTitle, description, headline: name, label: name, ...facts }]
  })
  return { bySlug: Object.fromEntries(pages) }
}

/** A page with its address. */
export type SitePage = Page & {
  path: PagePath
  /** The slug of its record; of a page without one, the last part of the path. */
  slug: string
  routeId: string
}

interface PageRoute {
  id: string
  /** The path without a trailing slash. */
  to: string
  options: { staticData?: StaticDataRouteOption }
}

/** Every page of the site, ordered by the path of its route, then as its collection. */
export function pagesOf(routes: readonly PageRoute[]): SitePage[] {
  return routes
    .toSorted((a, b) => (a.to < b.to ? -1 : 1))
    .flatMap(({ id: routeId, to, options: { staticData } }): SitePage[] => {
      const page = staticData?.page
      if (!page) return []
      const ownSlug = to.slice(to.lastIndexOf('/') + 1)
      const onePerPath = 'bySlug' in page ? Object.entries(page.bySlug) : [[ownSlug, page] as const]
      return onePerPath.flatMap(([slug, one]) => {
        const path = to.replace('$slug', slug)
        return isPagePath(path) ? [{ ...one, path, slug, routeId }] : []
      })
    })
}

/** Whether a path made of a route and a slug is complete. Routes and slugs are those of the type. */
function isPagePath(path: string): path is PagePath {
  return !path.includes('$')
}

/** Returns a message by its id, in the language of the visitor. */
export type Translate = (id: MessageId) => string

/** The title of a page without the company's name, in the language of the visitor if the page exists in it. */
export function titleOf(page: Page, t: Translate): string {
  return plainText(shownTitle(page, t))
}

export function headlineOf(page: Page, t: Translate): string {
  return page.headline ? t(page.headline) : shownTitle(page, t)
}

/** The title of a page within it, where it may have marks for line breaks. */
function shownTitle(page: Page, t: Translate): string {
  return page.lang ? page.title : t(page.title)
}

export function pageName(page: Page, t: Translate): string {
  return page.label ? t(page.label) : titleOf(page, t)
}

/** The `<title>` of a page: its title and the company's name, which comes first on the home page. */
export function documentTitle({ path, title }: { path: string; title: string }): string {
  return path === '/' ? `${company.name} – ${title}` : `${title} – ${company.name}`
}

/**
 * The canonical address of a page in a language and, for search engines, those in all languages. A page whose content
 * exists in one language has one address in all of them.
 */
export function addressesOf({ path, lang }: Pick<SitePage, 'path' | 'lang'>, locale: Locale) {
  const languages = lang ? [] : [...locales.map((each) => [each, each] as const), ['x-default', defaultLocale] as const]
  const alternates = languages.map(([language, each]) => ({ language, address: pageAddress(path, each) }))
  return { canonical: pageAddress(path, lang ?? locale), alternates }
}

export function seedOf({ path }: SitePage): string {
  return path.slice(1) || 'mesa'
}

export function sectionOf({ section, path }: SitePage): string {
  return section ?? path
}
