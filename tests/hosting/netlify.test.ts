import { expect, test } from 'vitest'
import { netlifyHeaders, netlifyRedirects } from '../../build/hosting/netlify.ts'
import { securityHeaders } from '../../build/hosting/rules.ts'
import { pages, policy } from './built-site.ts'
import { languageChoices } from './language-choices.ts'

const rules = netlifyRedirects(pages)
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', ...parts] = line.split(' ')
    const at = parts.findIndex((part) => part.startsWith('/'))
    const [to = '', status = '', ...conditions] = parts.slice(at)
    return { from, query: parts.slice(0, at), to, status, conditions }
  })

// Netlify compares whole query values, uses only the first language of the browser and does not read cookies.
test.each(languageChoices)('Language: $name', ({ query, acceptLanguage, locale, except }) => {
  const expected = except?.Netlify ?? locale
  expect(resolve('/about', query, acceptLanguage)).toEqual({
    to: expected === 'de' ? '/_de/about.html' : '/about.html',
    status: '200!',
  })
})

test('Every page gets its document', () => {
  for (const page of pages) {
    const file = page === '/' ? '/index' : page
    expect(resolve(page)?.to).toBe(`${file}.html`)
    expect(resolve(page, 'lng=de')?.to).toBe(`/_de${file}.html`)
  }
})

test('Any other address gets the not-found page in the requested language, unless it is a file', () => {
  expect(resolve('/nowhere')).toEqual({ to: '/404.html', status: '404' })
  expect(resolve('/nowhere', 'lng=de')).toEqual({ to: '/_de/404.html', status: '404' })
  expect(resolve('/nowhere', undefined, 'de-AT')).toEqual({ to: '/_de/404.html', status: '404' })
})

test.each(['/_de/about.html', '/_de/404.html', '/_de/about', '/about.html', '/index.html', '/404.html'])(
  '%s gets the not-found page, although the file exists',
  (path) => {
    expect(resolve(path)).toEqual({ to: '/404.html', status: '404!' })
    expect(resolve(path, 'lng=de')).toEqual({ to: '/_de/404.html', status: '404!' })
  },
)

test('No other rule matches a file name, so every other file is served as it is', () => {
  const documents = new Set(rules.map(({ to }) => to))
  const others = rules.filter(({ from }) => !pages.includes(from) && !documents.has(from))
  expect([...new Set(others.map(({ from }) => from))]).toEqual(['/_de/*', '/*'])
})

test('Every response has the security headers, and only files with a hash are cached forever', () => {
  const blocks = netlifyHeaders(policy, pages).split(/\n(?=\/)/)
  const everywhere = blocks.find((block) => block.startsWith('/*\n')) ?? ''
  for (const [name, value] of Object.entries(securityHeaders(policy).document))
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`)
  expect(blocks.filter((block) => block.includes('Cache-Control'))).toEqual([
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  ])
})

/** As in Netlify's documentation, the first line whose path, query and conditions all match is used. */
function resolve(path: string, query = '', acceptLanguage = '') {
  const pairs = query.split('&')
  const language = acceptLanguage.split(/[-;,]/, 1)[0]
  const rule = rules.find(
    (candidate) =>
      (candidate.from === path || (candidate.from.endsWith('/*') && path.startsWith(candidate.from.slice(0, -1)))) &&
      candidate.query.every((pair) => pairs.includes(pair)) &&
      candidate.conditions.every((condition) => condition === `Language=${language}`),
  )
  return rule && { to: rule.to, status: rule.status }
}
