import { languageKey, languages, localeOf, locales } from '../../src/locale/locales.ts'
import { documentFile } from './files.ts'
import { cacheControl, securityHeaders, vary, type Policy } from './rules.ts'

/**
 * Netlify's `_headers`. Netlify joins the values of all matching rules, so each header is set in one rule only, and files
 * have the headers of documents: the not-found page can be at any path. Other paths keep Netlify's default
 * `max-age=0, must-revalidate`.
 */
export function netlifyHeaders(policy: Policy, pages: readonly string[]): string {
  return [
    rule('/*', securityHeaders(policy).document),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...pages.map((page) => rule(page, { Vary: vary.page })),
  ].join('\n')
}

/**
 * Netlify's `_redirects`: the first matching line wins, and the path of its document is not matched again. It can match `?lng=` and the browser's first language. It can
 * only test whether a cookie exists, not its value, so the page itself handles the cookie.
 */
export function netlifyRedirects(pages: readonly string[]): string {
  const folders = locales.slice(1).map((locale) => `/_${locale}/*`)
  const documents = [...pages, '/404'].map((page) => documentFile(page, 'en'))
  // The exclamation mark gives a line precedence over a file of that name.
  const lines = [
    ...pages.flatMap((page) => negotiated(page, page, '200!')),
    ...[...folders, ...documents].flatMap((from) => negotiated(from, '/404', '404!')),
    ...negotiated('/*', '/404', '404'),
  ]
  return `${lines.map((parts) => parts.join(' ')).join('\n')}\n`
}

/** The lines that serve the document of a page in the requested language. */
function negotiated(from: string, page: string, status: string): string[][] {
  return [
    ...languages.map((language) => {
      const query = `${languageKey.query}=${language}`
      return [from, query, documentFile(page, localeOf(language)), status]
    }),
    ...locales.slice(1).map((locale) => [from, documentFile(page, locale), status, `Language=${locale}`]),
    [from, documentFile(page, 'en'), status],
  ]
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
}
