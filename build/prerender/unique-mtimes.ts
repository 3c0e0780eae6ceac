import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives every file of a folder a second of its own. nginx makes the tag of a file of its time and its size alone, and
 * the two languages of a page, or its two compressed copies, may well be equally long.
 */
export function setUniqueMtimes(folder: string): void {
  const now = Math.floor(Date.now() / 1000)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  for (const [index, name] of names.entries()) utimesSync(join(folder, name), now, now - index)
}
