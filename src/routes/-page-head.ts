import { company } from '#content/company.ts'
import { locales } from '#i18n/locales.ts'

interface PageHead {
  /** Path of the page, the same in every language. */
  path: string
  /** Title without the company's name. */
  title: string
  /** For search results and link previews, up to 155 characters. */
  description: string
  /** The language of the document in force. */
  locale: string
}

/**
 * Title, description and addresses of a page for `head()`. Only pages call it, never the root: the router would print
 * the links of both. A language is addressed by `?lng=`; English is the default address.
 */
export function pageHead({ path, title, description, locale }: PageHead) {
  const full = path === '/' ? title : `${title} – ${company.name}`
  const url = address(path, locale)
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: company.name },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...locales.map((one) => ({ rel: 'alternate', hrefLang: one, href: address(path, one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(path, 'en') },
    ],
  }
}

function address(path: string, locale: string): string {
  return `${company.origin}${path}${locale === 'en' ? '' : `?lng=${locale}`}`
}
