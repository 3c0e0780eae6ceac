import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Reads a project file as text; the path is relative to the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
