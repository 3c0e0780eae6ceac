import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { drawImage } from './draw.ts'
import type { PlacedImage } from './open-graph-images.ts'

/** The thread that draws: its own, so that the build compresses documents meanwhile. */
const { dist, cache, pictures }: { dist: string; cache: string; pictures: readonly PlacedImage[] } = workerData

mkdirSync(cache, { recursive: true })
for (const picture of pictures) {
  const drawn = join(cache, basename(picture.address))
  if (!existsSync(drawn)) {
    // A build that is interrupted leaves no half of a picture behind.
    const unfinished = `${drawn}.${process.pid}`
    writeFileSync(unfinished, await drawImage(picture))
    renameSync(unfinished, drawn)
  }
  const file = join(dist, picture.address)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(drawn, file)
}
