import { locales } from '#i18n/locales.ts'
import { textsIn } from '../../../src/server.tsx'
import { pages } from '../../../build/pages.ts'
import { pageMetadata, kickerOf, type PageMetadata, type Translate } from '../../../build/prerender/page-metadata.ts'
import { horizonOf } from '../../../build/open-graph-images/horizon.ts'
import { placeImage, type PlacedImage } from '../../../build/open-graph-images/open-graph-images.ts'
import { renderedPage } from './rendered.ts'

interface KnownPage {
  about: PageMetadata
  picture: PlacedImage
  t: Translate
  head: string
  body: string
}

/** Every page in every language with its build metadata. */
export async function everyPage(): Promise<KnownPage[]> {
  const known: KnownPage[] = []
  for (const locale of locales) {
    const t = await textsIn(locale)
    for (const path of pages) {
      const { head, body, ...rendered } = await renderedPage(path, locale)
      const about = pageMetadata(path, locale, { head, body, ...rendered }, t)
      const { headline } = about
      const picture = placeImage(path, locale, { kicker: kickerOf(about, t), headline, horizon: horizonOf(body) })
      known.push({ about, picture, t, head, body })
    }
  }
  return known
}
