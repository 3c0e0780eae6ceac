import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Reads a project file as text; the path is relative to the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Every source file below src with its content, except generated files. */
export const sources: readonly { file: string; text: string }[] = readdirSync(join(root, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.gen.'))
  .map((file) => ({ file: `src/${file}`, text: readProjectFile(`src/${file}`) }))
