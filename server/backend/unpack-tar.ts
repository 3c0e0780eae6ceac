import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const block = 512

/**
 * Unpacks directories and files of a tar archive, readable only by the owner. Long path names are not supported. Waits for
 * each of the many small files, because that takes a third of the time.
 */
export function unpackTar(archive: Uint8Array, folder: string): void {
  const text = (from: number, length: number) => {
    const [value = ''] = new TextDecoder().decode(archive.subarray(from, from + length)).split('\0')
    return value
  }
  for (let header = 0; text(header, 1) !== '';) {
    const path = join(folder, text(header, 100))
    const size = Number.parseInt(text(header + 124, 12), 8) || 0
    const content = header + block
    if (text(header + 156, 1) === '5') mkdirSync(path, { recursive: true, mode: 0o700 })
    else writeFileSync(path, archive.subarray(content, content + size), { mode: 0o600 })
    header = content + Math.ceil(size / block) * block
  }
}
