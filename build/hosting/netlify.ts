import { languages, localeOf, locales } from '../../src/i18n/locales.ts'
import { pages } from '../pages.ts'
import { documentFile } from './files.ts'
import { cacheControl, securityHeaders, vary, type Policy } from './rules.ts'

/**
 * Netlify's `_headers`. Values of rules that match alike are joined, so a header stands in one rule only; what is not
 * named keeps Netlify's own `max-age=0, must-revalidate`.
 */
export function netlifyHeaders(policy: Policy): string {
  return [
    rule('/*', securityHeaders(policy)),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...pages.map((page) => rule(page, { Vary: vary.page })),
  ].join('\n')
}

/**
 * Netlify's `_redirects`: the first line that matches is the answer. It knows `?lng=` and the browser's first
 * language; of a cookie it only knows whether there is one, so the page itself looks at that.
 */
export function netlifyRedirects(): string {
  const lines = [...pages, '/404'].flatMap((page) => {
    // The exclamation mark puts the line before the file that has this name; the not-found page is for the rest.
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
