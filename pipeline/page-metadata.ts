import { company } from '../src/content/company/company.ts'
import { descriptions } from '../src/content/documents/descriptions.ts'
import type { Locale } from '../src/locale/locales.ts'
import { plainText } from '../src/locale/format.ts'
import { navigation, pagesIn } from '../src/site/navigation.ts'
import {
  addressesOf,
  documentTitle,
  headlineOf,
  pageName,
  sectionOf,
  titleOf,
  type Page,
  type SitePage,
  type Translate,
} from '../src/site/page.ts'
import { legalText } from './vite/legal-texts.ts'

/** Metadata of a page in one language, for search engines and link previews. */
export interface PageMetadata {
  page: SitePage
  locale: Locale
  /** The language of the content, which may differ from the locale of the surrounding site. */
  language: Locale
  title: string
  name: string
  description: string
  address: string
  headline: string
  trail: readonly { name: string; path: string }[]
}

/** The metadata of a page; `pages` are all pages of the site. */
export function pageMetadata(page: SitePage, locale: Locale, t: Translate, pages: readonly SitePage[]): PageMetadata {
  const { path } = page
  const name = titleOf(page, t)
  const section = pagesIn(navigation, pages, locale).find((one) => sectionOf(one) === sectionOf(page))
  return {
    page,
    locale,
    language: page.lang ?? locale,
    title: documentTitle({ path, title: name }),
    name,
    description: descriptionOf(page, t),
    address: addressesOf(page, locale).canonical,
    headline: headlineOf(page, t),
    trail: [
      { name: company.name, path: '/' },
      ...(section ? [{ name: pageName(section, t), path: section.path }] : []),
      ...(path === '/' || page === section ? [] : [{ name: pageName(page, t), path }]),
    ],
  }
}

/** The description of a page for search results and link previews. */
function descriptionOf(page: Page, t: Translate): string {
  if (!page.lang) return plainText(t(page.description))
  const { document } = page
  return document === 'about' || document === 'offers' ? descriptions[document] : legalText(document).description
}

/** A short label of the page, shown above its headline. */
export function kickerOf({ page, name, trail }: PageMetadata, t: Translate): string {
  if (page.path === '/') return name
  const names = trail.slice(1).flatMap((step) => (step.path === page.path ? [] : [step.name]))
  return names.join(' / ') || (page.path.startsWith('/legal/') ? t('shell.footer.legal') : (trail.at(-1)?.name ?? name))
}
