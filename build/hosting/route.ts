import { canonicalOf } from '../../src/document/plain-path.ts'
import { documentFile, filePattern, typeOf } from './files.ts'
import { isTooLong, split } from './path.ts'
import { cacheControl, negotiate, vary } from './rules.ts'

/** The parts of a request that determine the response. */
export interface SiteRequest {
  method: string
  /** Path and query, undecoded. */
  url: string
  /** Returns a header by its lower-case name; empty if it is missing. */
  header: (name: string) => string
}

/** The response, before the file is looked up. */
interface Route {
  status: 200 | 301 | 404 | 405 | 414
  headers: Record<string, string>
  /** The file to send, relative to the root of the built site. */
  file?: string
}

const isFile = new RegExp(filePattern)

/**
 * Routes a request according to the hosting rules; `pages` are the paths of all pages. If the file does not exist, use
 * `notFound` instead. Another method than GET and HEAD gets a document as well, but not its status.
 */
export function route(request: SiteRequest, pages: readonly string[]): Route {
  if (isTooLong(request.url)) return { status: 414, headers: { 'Cache-Control': 'no-cache' } }

  const { path, search } = split(request.url)
  const canonical = canonicalOf(path, search, pages)
  if (canonical !== path + search) return redirect(canonical)

  const document = pages.includes(path) ? page(path, request) : notFound(request)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { ...document, status: 405, headers: { ...document.headers, Allow: 'GET, HEAD' } }
  if (document.status === 200 || !isFile.test(path)) return document
  return {
    status: 200,
    headers: { 'Content-Type': typeOf(path), 'Cache-Control': cacheControl(path), Vary: vary.file },
    file: path,
  }
}

/** The not-found page in the requested language. */
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
      'Content-Type': typeOf('.html'),
      'Cache-Control': cacheControl(path),
      Vary: vary.page,
      'Content-Language': locale,
    },
    file: documentFile(path, locale),
  }
}

function redirect(location: string): Route {
  return { status: 301, headers: { Location: location, 'Cache-Control': 'no-cache' } }
}
