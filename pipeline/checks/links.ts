import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company, pageAddress } from '../../src/content/company/company.ts'
import { languageKey, locales, defaultLocale } from '../../src/locale/locales.ts'
import { fileOf } from '../hosting/files.ts'
import { decoded } from '../hosting/route.ts'

interface BuiltDocument {
  /** Below dist, e.g. `_de/about.html`. */
  file: string
  locale: string
  address: string | undefined
  html: string
}

/**
 * Throws when a document of a built site leads to a page, anchor, picture or file of this site that does not exist. Each line
 * of the message names a document and one of its links.
 */
export function checkLinks(dist: string, pages: readonly string[]): void {
  const documents = locales.flatMap((locale) =>
    [...pages, '/404'].map((path): BuiltDocument => {
      const file = fileOf(path, locale)
      const html = readFileSync(join(dist, file), 'utf8').replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
      return { file, locale, address: path === '/404' ? undefined : pageAddress(path, locale), html }
    }),
  )
  const byAddress = new Map(documents.map((document) => [document.address, document]))
  const names = new Set(documents.map(({ file }) => `/${file}`))
  const files = new Set(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .filter((file) => !names.has(file)),
  )

  function problemOf(document: BuiltDocument, link: string): string | undefined {
    const url = URL.parse(link, document.address ?? `${company.origin}/404`)
    if (url?.origin !== company.origin) return undefined
    const requested = url.searchParams.get(languageKey.query) ?? document.locale
    const locale = locales.find((each) => each === requested) ?? defaultLocale
    // The not-found page has no URL of its own, so a relative hash or query stays on it.
    const stays = !document.address && /^[#?]/.test(link)
    const target = stays ? document : byAddress.get(pageAddress(url.pathname, locale))
    if (!target)
      return files.has(decoded(url.pathname) ?? '') ? undefined : `leads to ${link}, which is neither a page nor a file`
    const anchor = decodeURIComponent(url.hash.slice(1))
    return !anchor || target.html.includes(` id="${anchor}"`)
      ? undefined
      : `leads to ${link}, but ${target.file} has no id "${anchor}"`
  }

  const problems = documents.flatMap((document) =>
    [...linksIn(document)].flatMap((link) => {
      const problem = problemOf(document, link)
      return problem ? [`${document.file} ${problem}`] : []
    }),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** What a document leads to or loads, and its picture for link previews, which is drawn apart from the documents. */
function linksIn({ html }: BuiltDocument): Set<string> {
  const links = html.matchAll(/\s(?:href|src)="([^"]*)"|property="og:image" content="([^"]*)"/g)
  const sizes = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(
    ([, set = '']) => set.match(/[^\s,]\S*(?= \d+w)/g) ?? [],
  )
  const all = [...[...links].map(([, link, picture]) => link ?? picture ?? ''), ...sizes]
  return new Set(all.map((link) => link.replaceAll('&amp;', '&')))
}
