import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { cachedFile } from '../cached-file.ts'
import type { PlacedImage } from './open-graph-images.ts'

/** Worker thread that draws the images, so that the build can compress documents at the same time. */
const { dist, images }: { dist: string; images: readonly PlacedImage[] } = workerData

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
