import { company } from '../../src/content/company/company.ts'
import { locales, regionalTag, type Locale } from '../../src/locale/locales.ts'
import { imageSize } from '../open-graph-images/layout.ts'
import type { PlacedImage } from '../open-graph-images/open-graph-images.ts'
import type { PageMetadata } from '../page-metadata.ts'

/** A language as Open Graph expects it, with its country: `de_DE`. */
const withCountry = (locale: Locale) => regionalTag(locale).replace('-', '_')

/** The description for search results, and the tags for link previews: Open Graph, and the Twitter card size. */
export function crawlerTags({ title, description, address, language, page }: PageMetadata, image: PlacedImage): string {
  const tags: [property: string, content: string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', withCountry(language)],
    ...locales
      .filter((one) => !page.lang && one !== language)
      .map((one): [property: string, content: string] => ['og:locale:alternate', withCountry(one)]),
    ['og:image', company.origin + image.address],
    ['og:image:type', 'image/png'],
    ['og:image:width', imageSize.width],
    ['og:image:height', imageSize.height],
    ['og:image:alt', image.alt],
  ]
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escaped(String(content))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
