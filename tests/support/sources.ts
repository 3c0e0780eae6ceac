import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Reads a project file as text; the path is relative to the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Every source file below a folder with its content, except generated files. */
export function sourcesIn(folder: string): readonly { file: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.gen.'))
    .map((file) => ({ file: `${folder}/${file}`, text: readProjectFile(`${folder}/${file}`) }))
}

/** Every source file below src. */
export const sources = sourcesIn('src')
