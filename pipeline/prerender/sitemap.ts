import { locales } from '../../src/locale/locales.ts'
import { addressesOf, type SitePage } from '../../src/site/page.ts'

/** The sitemap: every page with its URL in every language of its content. */
export function sitemap(pages: readonly Pick<SitePage, 'path' | 'lang'>[]): string {
  const urls = pages.flatMap((page) => {
    const entries = locales.map((locale) => {
      const { canonical, alternates } = addressesOf(page, locale)
      const links = alternates.map(
        ({ language, address }) => `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      return `  <url>\n    <loc>${canonical}</loc>${links.join('')}\n  </url>`
    })
    return [...new Set(entries)]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
