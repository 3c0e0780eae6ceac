import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileOf, typeOf } from '../hosting/files.ts'
import { companyFiles } from '../vite/company-files.ts'
import { locales } from '../../src/locale/locales.ts'

/** Files that the build writes beside documents and assets; every host serves them, too. */
const generated = [...Object.keys(companyFiles), '/sitemap.xml', '/licenses.txt']

/**
 * The paths of the files outside `/assets` that every host serves: those that the build writes and all of `public`.
 * Throws with the name of each file of `public` that a host would not serve.
 */
export function servedFiles(folder: string, pages: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // It keeps the empty folder in git.
    .filter((entry) => entry.isFile() && entry.name !== '.gitkeep')
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`)
  const documents = locales.flatMap((locale) => [...pages, '/404'].map((page) => `/${fileOf(page, locale)}`))
  const written = new Set([...generated, ...documents, '/vercel.json'])

  const problems = files.flatMap((file) => {
    const problem = written.has(file) ? 'is a file that the build writes itself' : problemOf(file)
    return problem ? [`public${file} ${problem}`] : []
  })
  if (problems.length > 0) throw new Error(`No host would serve these files as they are:\n${problems.join('\n')}`)
  return [...generated, ...files]
}

function problemOf(file: string): string | undefined {
  if (/^\/(?:assets\/|_)/.test(file)) return 'is where the build and the hosts have files of their own'
  if (/\/\./.test(file.replace(/^\/\.well-known\//, '/'))) return 'is hidden'
  if (/[\p{Cc}\\]/u.test(file) || file !== file.normalize('NFC'))
    return 'has characters in its name that addresses lack'
  return typeOf(file) ? undefined : 'has an extension without a type in pipeline/hosting/files.ts'
}
