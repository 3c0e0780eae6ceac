import { languageKey, locales, type Locale } from '../../src/locale/locales.ts'
import { documentFile, filePattern } from './files.ts'
import { choicePattern, firstAcceptedPattern } from './language-patterns.ts'
import { pathLimit } from './path.ts'
import { cacheControl, markupExtensions, securityHeaders, vary, type Policy } from './rules.ts'

interface Condition {
  type: 'query' | 'cookie' | 'header'
  key: string
  value: string
}

interface VercelRoute {
  src?: string
  handle?: 'filesystem'
  caseSensitive?: boolean
  has?: Condition[]
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: boolean
}

/**
 * Vercel's `vercel.json`. It uses `routes`, which are matched before files: a rewrite would come too late, because
 * `/about` would match a file first. Routes match case-insensitively by default.
 */
export function vercelJson(policy: Policy, pages: readonly string[]): string {
  const others = pages.filter((page) => page !== '/')
  const { document, markup, resource } = securityHeaders(policy)
  const notFile = `^(?!${filePattern.slice(1)})`
  const routes: VercelRoute[] = [
    withHeaders('/.*', { 'Cache-Control': cacheControl('/') }),
    withHeaders(notFile, document),
    withHeaders(filePattern, resource),
    withHeaders(String.raw`^/.*\.(?:${markupExtensions.join('|')})$`, markup),
    { src: `^.{${pathLimit + 1}}`, status: 414 },
    withHeaders('^/assets/.*', { 'Cache-Control': cacheControl('/assets/') }),
    redirect(String.raw`^[/\\]{2,}(.*)`, '/$1'),
    ...negotiated('^/$', (locale) => documentFile('/', locale)),
    ...negotiated(`^/(${others.map((page) => page.slice(1)).join('|')})$`, (locale) => documentFile('/$1', locale)),
    ...others.map((page) => redirect(`^${page}/*$`, page)),
    // Documents are files, too, but have no address of their own.
    ...missing(notFile),
    { handle: 'filesystem' },
    withHeaders('/.*', document),
    ...missing('^/.*$'),
  ]
  return `${JSON.stringify({ routes }, null, 2)}\n`
}

/** Files below dist that are not uploaded: Vercel compresses by itself, and the others belong to other hosts. */
export const vercelIgnore = '*.br\n*.gz\n*.map\n_headers\n_redirects\n.assetsignore\n'

/** Adds headers to the response, whichever route it gets. */
function withHeaders(src: string, headers: Record<string, string>): VercelRoute {
  return { src, headers, continue: true }
}

/** The routes that serve the document of a path in the requested language. */
function negotiated(src: string, file: (locale: Locale) => string, status?: 404): VercelRoute[] {
  const headers = { Vary: vary.page, ...(status && { 'Cache-Control': cacheControl('/') }) }
  const to = (locale: Locale, ...has: Condition[]): VercelRoute => ({
    src,
    caseSensitive: true,
    ...(has.length > 0 && { has }),
    dest: file(locale),
    ...(status && { status }),
    headers: { ...headers, 'Content-Language': locale },
  })
  const foreign = locales.filter((locale) => locale !== 'en')
  return [
    ...(['query', 'cookie'] as const).flatMap((type) =>
      locales.map((locale) => to(locale, { type, key: languageKey[type], value: choicePattern(locale) })),
    ),
    ...foreign.map((locale) =>
      to(locale, { type: 'header', key: 'accept-language', value: firstAcceptedPattern(locale) }),
    ),
    to('en'),
  ]
}

function missing(src: string): VercelRoute[] {
  return negotiated(src, (locale) => documentFile('/404', locale), 404)
}

function redirect(src: string, location: string): VercelRoute {
  return { src, status: 301, headers: { Location: location } }
}
