import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode, encode } from 'jpeg-js'
import { photoWidths } from '../src/ui/photo-widths.ts'

/** Writes the sizes of each photo of a folder beside it, `a-400.jpg` of `a.jpg`, as far as they are missing or older. */
export function writePhotoSizes(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const originals = files.filter((file) => file.endsWith('.jpg') && !photoWidths.some((width) => isOf(file, width)))
  for (const original of originals) {
    const from = join(folder, original)
    const sizes = photoWidths.map((width) => ({ width, file: from.replace(/\.jpg$/, `-${width}.jpg`) }))
    const missing = sizes.filter(({ file }) => !existsSync(file) || statSync(file).mtimeMs < statSync(from).mtimeMs)
    if (missing.length === 0) continue
    const photo = decode(readFileSync(from), { useTArray: true, maxMemoryUsageInMB: 2048 })
    for (const { width, file } of missing) writeFileSync(file, encode(smaller(photo, width), 75).data)
  }
}

const isOf = (file: string, width: number) => file.endsWith(`-${width}.jpg`)

interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A picture with each pixel the mean of those that it replaces; one that is narrow already stays as it is. */
function smaller(photo: Pixels, wanted: number): Pixels {
  const scale = photo.width / Math.min(wanted, photo.width)
  const width = Math.round(photo.width / scale)
  const height = Math.round(photo.height / scale)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
      const right = Math.min(photo.width, Math.max(left + 1, Math.floor((x + 1) * scale)))
      const bottom = Math.min(photo.height, Math.max(top + 1, Math.floor((y + 1) * scale)))
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0
        for (let row = top; row < bottom; row += 1)
          for (let column = left; column < right; column += 1)
            sum += photo.data[4 * (row * photo.width + column) + channel] ?? 0
        data[4 * (y * width + x) + channel] = sum / ((right - left) * (bottom - top))
      }
    }
  return { width, height, data }
}
