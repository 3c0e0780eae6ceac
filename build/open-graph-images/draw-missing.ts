import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { PlacedImage } from './open-graph-images.ts'

/** Worker thread that draws the images, so that the build can compress documents at the same time. */
const { dist, cache, images }: { dist: string; cache: string; images: readonly PlacedImage[] } = workerData

mkdirSync(cache, { recursive: true })
for (const image of images) {
  const drawn = join(cache, basename(image.address))
  if (!existsSync(drawn)) {
    // Loaded only when needed, because its libraries take as long to load as ten images to draw.
    const { drawImage } = await import('./draw.ts')
    // Renamed into place, so that an interrupted build leaves no incomplete image behind.
    const unfinished = `${drawn}.${process.pid}`
    writeFileSync(unfinished, await drawImage(image))
    renameSync(unfinished, drawn)
  }
  const file = join(dist, image.address)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(drawn, file)
}
