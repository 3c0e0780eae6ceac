import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const cache = resolve(import.meta.dirname, '../node_modules/.cache')

/**
 * Returns the path of a file that an earlier build made, or makes it. `name` is its path within the cache and has to
 * contain a hash of everything that determines the content.
 */
export async function cachedFile(name: string, make: () => Buffer | Promise<Buffer>): Promise<string> {
  const file = join(cache, name)
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  // Renamed into place, so that an interrupted build leaves no incomplete file behind, and two calls do not collide.
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, await make())
  renameSync(unfinished, file)
  return file
}
