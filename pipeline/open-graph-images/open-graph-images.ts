import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { seedOf, type Translate } from '../../src/site/page.ts'
import { sceneOf } from '../../src/ui/art/scene.ts'
import { cachedFile } from '../cached-file.ts'
import { kickerOf, type PageMetadata } from '../page-metadata.ts'
import type { OpenGraphImage } from './draw.ts'

export interface PlacedImage extends OpenGraphImage {
  /** The path of the image, e.g. `/assets/share/Zq3k9v2L.png`; it changes with the content. */
  address: string
  /** The text of the image, for people who cannot see it. */
  alt: string
}

/**
 * The Open Graph image of a page: its short label, its headline and its landscape. Its path is a hash of everything that
 * determines it; nothing is drawn yet.
 */
export function imageOf(metadata: PageMetadata, t: Translate): PlacedImage {
  const { page, headline } = metadata
  const image = { kicker: kickerOf(metadata, t), headline, horizon: sceneOf(seedOf(page)) }
  const hash = createHash('sha256').update(renderer).update(JSON.stringify(image)).digest('base64url').slice(0, 8)
  const alt = [image.kicker, headline].filter(Boolean).join(': ')
  return { ...image, address: `/assets/share/${hash}.png`, alt }
}

/** Writes the images to `dist`; those that earlier builds drew are copied from the cache. */
export async function drawImages(dist: string, images: readonly PlacedImage[]): Promise<void> {
  for (const image of images) {
    const drawn = await cachedFile(`open-graph-images/${basename(image.address)}`, async () => {
      // Loaded only when needed, because its libraries take as long to load as ten images to draw.
      const { drawImage } = await import('./draw.ts')
      return drawImage(image)
    })
    const file = join(dist, image.address)
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(drawn, file)
  }
}

const root = resolve(import.meta.dirname, '../..')

/** Everything besides its content that determines an image: colors, logo, the source code and its libraries. */
const renderer = [
  'src/style/tokens.css',
  'src/content/company/company.ts',
  'src/content/company/logo.ts',
  'package.json',
]
  .map((file) => join(root, file))
  .concat(readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
