import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { company, pageAddress } from '../../../src/content/company.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { fileOf } from '../../pages.ts'
import { tagsIn, type Tag } from '../../prerender/tags.ts'

/** A document of the built site, as far as it is held against the others. */
export interface BuiltDocument {
  /** Below dist, e.g. `_de/about.html`. */
  file: string
  locale: string
  /** Its canonical address; none for the not-found page. */
  address: string | undefined
  html: string
  tags: Tag[]
  /** What a link can lead to within the document. */
  anchors: Set<string>
}

export interface BuiltSite {
  documents: readonly BuiltDocument[]
  /** The document at an address of this site, without its hash; `?lng=` chooses the language, else it is `locale`. */
  documentAt(url: URL, locale: string): BuiltDocument | undefined
  /** Whether a path is that of a file that is no document. */
  isFile(path: string): boolean
  read(path: string): Buffer
}

/** Reads the documents of a built site. Throws when one of the pages has none. */
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
      const asked = url.searchParams.get('lng') ?? locale
      return byAddress.get(pageAddress(url.pathname, asked))
    },
    isFile: (path) => files.has(path),
    read: (path) => readFileSync(join(dist, path)),
  }
}

/** An address of this site as it stands in a document; undefined for other sites, mail and phone. */
export function ownUrl(href: string, { address }: BuiltDocument): URL | undefined {
  const url = URL.parse(href, address ?? `${company.origin}/404`)
  return url?.origin === company.origin ? url : undefined
}
