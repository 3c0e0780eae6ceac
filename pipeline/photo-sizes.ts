import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { photoWidths } from '../src/ui/photo-widths.ts'

/** Writes the sizes of each photo of a folder beside it, `a-400.jpg` of `a.jpg`, as far as they are missing or older. */
export async function writePhotoSizes(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const originals = files.filter((file) => file.endsWith('.jpg') && !photoWidths.some((width) => isOf(file, width)))
  for (const from of originals.map((file) => join(folder, file)))
    for (const width of photoWidths) {
      const size = from.replace(/\.jpg$/, `-${width}.jpg`)
      if (existsSync(size) && statSync(size).mtimeMs >= statSync(from).mtimeMs) continue
      // Loaded only for a site with photos of its own. A phone writes into the file how it was held.
      const { default: sharp } = await import('sharp')
      await sharp(from).autoOrient().resize({ width, withoutEnlargement: true }).jpeg().toFile(size)
    }
}

const isOf = (file: string, width: number) => file.endsWith(`-${width}.jpg`)
