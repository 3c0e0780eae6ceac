import { locales } from '../../src/locale/locales.ts'
import { alternatesOf, canonicalAddress, type SitePage } from '../../src/routes/-page.ts'

/** The sitemap: every page with its URL in every language of its content. */
export function sitemap(pages: readonly Pick<SitePage, 'path' | 'lang'>[]): string {
  const urls = pages.flatMap((page) => {
    const alternates = alternatesOf(page).map(
      ({ language, address }) => `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    const addresses = new Set(locales.map((locale) => canonicalAddress(page, locale)))
    return [...addresses].map((address) => `  <url>\n    <loc>${address}</loc>${alternates.join('')}\n  </url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
