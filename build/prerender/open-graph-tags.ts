import { company } from '../../src/content/company.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { imageSize } from '../open-graph-images/layout.ts'
import type { PlacedImage } from '../open-graph-images/open-graph-images.ts'
import type { PageMetadata } from './page-metadata.ts'
import { escaped } from './tags.ts'

/** A language as Open Graph expects it, with its most likely country: `de_DE`. */
function withCountry(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** The tags that social networks and messengers use for link previews: Open Graph, and the Twitter card size. */
export function openGraphTags({ title, description, address, locale }: PageMetadata, image: PlacedImage): string {
  const own = locales.find((one) => one === locale) ?? 'en'
  const tags: [property: string, content: string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', withCountry(own)],
    ...locales
      .filter((one) => one !== own)
      .map((one): [property: string, content: string] => ['og:locale:alternate', withCountry(one)]),
    ['og:image', company.origin + image.address],
    ['og:image:type', 'image/png'],
    ['og:image:width', imageSize.width],
    ['og:image:height', imageSize.height],
    ['og:image:alt', image.alt],
  ]
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escaped(String(content))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
