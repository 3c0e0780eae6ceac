import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createHash } from 'node:crypto'
import { fileOf, pages } from '../pages.ts'
import { cacheControl, negotiate, securityHeaders, type Policy } from './rules.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The file of a page in another language: fetched by a page, never an address of its own. */
const languageFile = /^\/_([a-z]{2})\/(.+)\.html$/

export interface SiteAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

interface SiteRequest {
  method: string
  /** Path and query as they came, undecoded. */
  url: string
  header: (name: string) => string
}

/** Serves the built site from memory by the hosting rules. It knows exactly the files that the build wrote. */
export function openSite(dist: string, policy: Policy): (request: SiteRequest) => SiteAnswer {
  const files = new Map<string, Buffer>()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    if (!name.isFile()) continue
    const file = join(name.parentPath, name.name)
    files.set(file.slice(dist.length).replaceAll('\\', '/'), readFileSync(file))
  }
  const security = securityHeaders(policy)

  return ({ method, url, header }) => {
    const { path, search } = split(url)
    const head = (status: number, headers: Record<string, string>): SiteAnswer => ({
      status,
      headers: { ...security, ...headers },
      body: null,
    })
    if (method !== 'GET' && method !== 'HEAD') return head(405, { Allow: 'GET, HEAD' })

    const canonical = canonicalOf(path)
    if (canonical !== path) return head(301, { Location: canonical + search, 'Cache-Control': 'no-cache' })

    const foreign = languageFile.exec(path)
    if (foreign && header('sec-fetch-dest') === 'document') {
      const [, lng, page] = foreign
      return head(301, { Location: `/${page === 'index' ? '' : page}?lng=${lng}`, 'Cache-Control': 'no-cache' })
    }

    const isFile =
      files.has(path) && !path.endsWith('.br') && !path.endsWith('.gz') && path !== '/404.html' && !isPageFile(path)
    const locale = negotiate({ search, cookie: header('cookie'), acceptLanguage: header('accept-language') })
    const known = pages.includes(path)
    const file = isFile ? path : `/${fileOf(known ? path : '/404', locale)}`
    const content = files.get(file)
    if (!content) return head(404, {})

    const encoding = encodingFor(header('accept-encoding'), file)
    const body = encoding ? (files.get(`${file}.${encoding === 'br' ? 'br' : 'gz'}`) ?? content) : content
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const vary = isFile ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie'
    const headers: Record<string, string> = {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cacheControl(path),
      Vary: vary,
      ETag: etag,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(!isFile && { 'Content-Language': locale }),
    }
    const found = isFile || known
    if (found && header('if-none-match') === etag) return head(304, headers)
    return {
      status: found ? 200 : 404,
      headers: { ...security, ...headers, 'Content-Length': String(body.length) },
      body: method === 'HEAD' ? null : body,
    }
  }

  function encodingFor(accepted: string, file: string): 'br' | 'gzip' | undefined {
    if (/\bbr\b/.test(accepted) && files.has(`${file}.br`)) return 'br'
    if (/\bgzip\b/.test(accepted) && files.has(`${file}.gz`)) return 'gzip'
    return undefined
  }
}

function split(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

/**
 * The one address of a page: one slash at the start (two would name another host), none at the end, lower case
 * where only the case differs from a page.
 */
function canonicalOf(path: string): string {
  const single = path.replace(/^[/\\]{2,}/, '/')
  const bare = single.length > 1 ? single.replace(/\/+$/, '') || '/' : single
  const lower = bare.toLowerCase()
  if (pages.includes(bare)) return bare
  if (pages.includes(lower)) return lower
  return single
}

/** English documents are pages, not files: `/about.html` is no second address of `/about`. */
function isPageFile(path: string) {
  return path.endsWith('.html') && !path.startsWith('/_')
}
