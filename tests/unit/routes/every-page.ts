import { locales } from '#locale/locales.ts'
import { pages, loadTexts } from '../../../src/boot/entry-server.tsx'
import type { Translate } from '../../../src/site/page.ts'
import { pageMetadata, type PageMetadata } from '../../../pipeline/page-metadata.ts'
import { imageOf, type PlacedImage } from '../../../pipeline/open-graph-images/open-graph-images.ts'
import { renderedPage } from './rendered.ts'

interface KnownPage {
  metadata: PageMetadata
  path: string
  image: PlacedImage
  t: Translate
  head: string
  body: string
}

/** Every page in every language with its build metadata. */
export async function everyPage(): Promise<KnownPage[]> {
  const known: KnownPage[] = []
  for (const locale of locales) {
    const t = await loadTexts(locale)
    for (const page of pages) {
      const { head, body } = await renderedPage(page.path, locale)
      const metadata = pageMetadata(page, locale, t, pages)
      known.push({ metadata, path: page.path, image: imageOf(metadata, t), t, head, body })
    }
  }
  return known
}
