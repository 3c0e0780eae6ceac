import { pageAddress } from '../../src/content/company.ts'
import { locales } from '../../src/locale/locales.ts'

/** The sitemap: every page with its URL in every language. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const]
      .map(
        ([code, locale]) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${pageAddress(path, locale)}"/>`,
      )
      .join('\n')
    return locales.map((locale) => `  <url>\n    <loc>${pageAddress(path, locale)}</loc>\n${alternates}\n  </url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
