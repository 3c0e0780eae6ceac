import { canonicalOf } from '../../src/boot/plain-path.ts'
import { fileOf, typeOf, types } from './files.ts'
import { cacheControl, negotiate, vary } from './rules.ts'

/** The parts of a request that determine the response. */
export interface SiteRequest {
  method: string
  url: string
  /** Returns a header by its lower-case name; empty if it is missing. */
  header: (name: string) => string
}

/** The pages of the site, and its files outside `/assets`, by their paths. */
export interface SitePaths {
  pages: readonly string[]
  files: readonly string[]
}

/** The response, before the file is looked up. */
interface Route {
  status: 200 | 301 | 404 | 405
  headers: Record<string, string>
  /** The file to send, relative to the root of the built site. */
  file?: string
}

/** Matches the paths of files with a hash, also those of an earlier build. All other files are listed by name. */
const asset = /^\/assets(?:\/[\w-][\w.-]*)+$/

/**
 * Routes a request according to the hosting rules. If the file does not exist, use `notFound` instead. Another method
 * than GET and HEAD gets a document as well, but not its status.
 */
export function route(request: SiteRequest, { pages, files }: SitePaths): Route {
  const { path, search } = split(request.url)
  const canonical = canonicalOf(path, search, pages)
  if (canonical !== path + search) return redirect(canonical)

  const document = pages.includes(path) ? page(path, request) : notFound(request)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { ...document, status: 405, headers: { ...document.headers, Allow: 'GET, HEAD' } }
  if (document.status === 200) return document
  const file = asset.test(path) ? path : files.find((name) => name === decoded(path))
  const type = file && typeOf(file)
  if (!type) return document
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': cacheControl(file), Vary: vary.file },
    file,
  }
}

export function notFound(request: SiteRequest): Route {
  return { ...page('/404', request), status: 404 }
}

function page(path: string, { url, header }: SiteRequest): Route {
  const locale = negotiate({
    search: split(url).search,
    cookie: header('cookie'),
    acceptLanguage: header('accept-language'),
  })
  return {
    status: 200,
    headers: {
      'Content-Type': types['html'] ?? '',
      'Cache-Control': cacheControl(path),
      Vary: vary.page,
      'Content-Language': locale,
    },
    file: `/${fileOf(path, locale)}`,
  }
}

function redirect(location: string): Route {
  return { status: 301, headers: { Location: location, 'Cache-Control': 'no-cache' } }
}

/** Splits a request URL into path and query, undecoded; the query includes its question mark. */
export function split(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

/** A path as the name of its file; undefined if it cannot be decoded. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
