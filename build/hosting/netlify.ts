import { languages, localeOf, locales } from '../../src/i18n/locales.ts'
import { documentFile } from './files.ts'
import { cacheControl, securityHeaders, vary, type Policy } from './rules.ts'

/**
 * Netlify's `_headers`. Netlify joins the values of all matching rules, so each header is set in one rule only. Other
 * paths keep Netlify's default `max-age=0, must-revalidate`.
 */
export function netlifyHeaders(policy: Policy, pages: readonly string[]): string {
  return [
    rule('/*', securityHeaders(policy)),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...pages.map((page) => rule(page, { Vary: vary.page })),
  ].join('\n')
}

/**
 * Netlify's `_redirects`: the first matching line wins. It can match `?lng=` and the browser's first language. It can
 * only test whether a cookie exists, not its value, so the page itself handles the cookie.
 */
export function netlifyRedirects(pages: readonly string[]): string {
  const lines = [...pages, '/404'].flatMap((page) => {
    // The exclamation mark gives the line precedence over a file of that name; other paths get the not-found page.
    const [from, status] = page === '/404' ? ['/*', '404'] : [page, '200!']
    return [
      ...languages.map((language) => [from, `lng=${language}`, documentFile(page, localeOf(language)), status]),
      ...locales.slice(1).map((locale) => [from, documentFile(page, locale), status, `Language=${locale}`]),
      [from, documentFile(page, 'en'), status],
    ]
  })
  return `${lines.map((parts) => parts.join(' ')).join('\n')}\n`
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
}
