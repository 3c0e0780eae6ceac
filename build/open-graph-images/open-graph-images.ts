import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { OpenGraphImage } from './draw.ts'

/** A Open Graph image with its place in the built site. */
export interface PlacedImage extends OpenGraphImage {
  /** Its address, e.g. `/assets/share/about-de-Zq3k9v2L.png`; it changes with what the picture shows. */
  address: string
  /** The words on it, for those who do not see it. */
  alt: string
}

/** Gives a page's Open Graph image its address. Nothing is drawn yet: the name follows from what goes into the picture. */
export function placeImage(path: string, locale: string, picture: OpenGraphImage): PlacedImage {
  const hash = createHash('sha256').update(drawing).update(JSON.stringify(picture)).digest('base64url').slice(0, 8)
  const page = path.slice(1).replaceAll('/', '-') || 'home'
  const alt = [picture.kicker, picture.headline].filter(Boolean).join(': ')
  return { ...picture, address: `/assets/share/${page}-${locale}-${hash}.png`, alt }
}

/** Draws into `dist` what the last builds have not drawn yet, beside the rest of the build; the others are copied. */
export function drawImages(dist: string, pictures: readonly PlacedImage[]): Promise<void> {
  const worker = new Worker(new URL('draw-missing.ts', import.meta.url), {
    workerData: { dist, cache: imageCache, pictures },
  })
  return new Promise((resolved, rejected) => {
    worker.once('error', rejected)
    worker.once('exit', (code) => (code === 0 ? resolved() : rejected(new Error(`drawing ended with ${code}`))))
  })
}

const root = resolve(import.meta.dirname, '../..')

/** The folder with all pictures that earlier builds have drawn. */
export const imageCache = join(root, 'node_modules/.cache/share-pictures')

const PackageFile = v.object({ devDependencies: v.record(v.string(), v.string()) })

/** Everything by which two pictures of the same words may differ: colours, mark, program and its libraries. */
const drawing = [
  ...['src/style/tokens.css', 'src/content/company.ts', 'public/favicon.svg'].map((file) => join(root, file)),
  ...readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file)),
]
  .map((file) => readFileSync(file, 'utf8'))
  .concat(
    Object.entries(v.parse(PackageFile, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).devDependencies)
      .filter(([name]) => /^(satori|@resvg\/|@fontsource\/)/.test(name))
      .map((entry) => entry.join(' ')),
  )
  .join('\n')
