import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { company, pageAddress } from '../../../src/content/company.ts'
import { languageKey, locales, sourceLocale } from '../../../src/locale/locales.ts'
import { fileOf } from '../../hosting/files.ts'
import { tagsIn, type Tag } from './tags.ts'

/** A document of the built site, with the facts that are compared with other documents. */
export interface BuiltDocument {
  /** Below dist, e.g. `_de/about.html`. */
  file: string
  locale: string
  /** The canonical URL; undefined for the not-found page. */
  address: string | undefined
  html: string
  tags: Tag[]
  /** The ids that a link can target within the document. */
  anchors: Set<string>
}

export interface BuiltSite {
  documents: readonly BuiltDocument[]
  /** The document at a URL of this site, ignoring its hash. `?lng=` selects the language; the default is `locale`. */
  documentAt(url: URL, locale: string): BuiltDocument | undefined
  /** Whether a path is a file other than a document. */
  isFile(path: string): boolean
}

/** Reads the documents of a built site. Throws when the document of a page is missing. */
export function readSite(dist: string, pages: readonly string[]): BuiltSite {
  const documents = locales.flatMap((locale) =>
    [...pages, '/404'].map((path): BuiltDocument => {
      const file = fileOf(path, locale)
      const html = readFileSync(join(dist, file), 'utf8')
      const tags = tagsIn(html)
      const anchors = new Set(tags.flatMap(({ attributes }) => attributes['id'] ?? []))
      return { file, locale, address: path === '/404' ? undefined : pageAddress(path, locale), html, tags, anchors }
    }),
  )
  const byAddress = new Map(documents.map((document) => [document.address, document]))
  const files = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
      .map(({ parentPath, name }) => `/${relative(dist, join(parentPath, name)).replaceAll('\\', '/')}`),
  )
  return {
    documents,
    documentAt(url, locale) {
      const requested = url.searchParams.get(languageKey.query) ?? locale
      const shown = locales.find((each) => each === requested) ?? sourceLocale
      return byAddress.get(pageAddress(url.pathname, shown))
    },
    isFile: (path) => files.has(path),
  }
}

/** Resolves an href of a document to a URL of this site; undefined for other sites, mail and phone links. */
export function ownUrl(href: string, { address }: BuiltDocument): URL | undefined {
  const url = URL.parse(href, address ?? `${company.origin}/404`)
  return url?.origin === company.origin ? url : undefined
}
