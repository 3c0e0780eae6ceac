import { expect, test } from 'vitest'
import { pages } from '../../build/pages.ts'
import { netlifyHeaders, netlifyRedirects } from '../../build/hosting/netlify.ts'
import { securityHeaders } from '../../build/hosting/rules.ts'
import { policy } from './built-site.ts'
import { languageChoices } from './language-choices.ts'

const rules = netlifyRedirects()
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', ...parts] = line.split(' ')
    const at = parts.findIndex((part) => part.startsWith('/'))
    const [to = '', status = '', ...conditions] = parts.slice(at)
    return { from, query: parts.slice(0, at), to, status, conditions }
  })

// Netlify compares a value of the query as a whole, looks at the browser's first language only and not into a cookie.
test.each(languageChoices)('Language: $name', ({ query, acceptLanguage, locale, but }) => {
  const expected = but?.Netlify ?? locale
  expect(answer('/about', query, acceptLanguage)).toEqual({
    to: expected === 'de' ? '/_de/about.html' : '/about.html',
    status: '200!',
  })
})

test('Every page is answered with its document', () => {
  for (const page of pages) {
    const file = page === '/' ? '/index' : page
    expect(answer(page)?.to).toBe(`${file}.html`)
    expect(answer(page, 'lng=de')?.to).toBe(`/_de${file}.html`)
  }
})

test('Any other address is the not-found page in the language asked for, unless there is a file', () => {
  expect(answer('/nowhere')).toEqual({ to: '/404.html', status: '404' })
  expect(answer('/nowhere', 'lng=de')).toEqual({ to: '/_de/404.html', status: '404' })
  expect(answer('/nowhere', undefined, 'de-AT')).toEqual({ to: '/_de/404.html', status: '404' })
})

test('No rule concerns a file by its name, so every file is answered as itself', () => {
  expect(rules.filter(({ from }) => !pages.includes(from) && from !== '/*')).toEqual([])
})

test('Every answer carries the security headers, and only files with a hash are kept for ever', () => {
  const blocks = netlifyHeaders(policy).split(/\n(?=\/)/)
  const everywhere = blocks.find((block) => block.startsWith('/*\n')) ?? ''
  for (const [name, value] of Object.entries(securityHeaders(policy)))
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`)
  expect(blocks.filter((block) => block.includes('Cache-Control'))).toEqual([
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  ])
})

/** What Netlify's documentation says: the first line whose path, query and conditions all match. */
function answer(path: string, query = '', acceptLanguage = '') {
  const asked = query.split('&')
  const language = acceptLanguage.split(/[-;,]/, 1)[0]
  const rule = rules.find(
    (candidate) =>
      (candidate.from === path || candidate.from === '/*') &&
      candidate.query.every((pair) => asked.includes(pair)) &&
      candidate.conditions.every((condition) => condition === `Language=${language}`),
  )
  return rule && { to: rule.to, status: rule.status }
}
