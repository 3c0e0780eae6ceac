import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives every file of a directory a unique modification time. nginx derives the ETag from modification time and size
 * alone, and the two languages of a page, or its two compressed files, can have the same size.
 */
export function setUniqueMtimes(folder: string): void {
  const now = Math.floor(Date.now() / 1000)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  for (const [index, name] of names.entries()) utimesSync(join(folder, name), now, now - index)
}
