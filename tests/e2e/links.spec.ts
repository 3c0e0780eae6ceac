import { tools } from '../../src/content/tools.ts'
import { workshops } from '../../src/content/workshops.ts'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages as pages } from '../support/built-pages.ts'
import { expect, test } from './test.ts'

const external = new Set<string>([
  ...tools.all.map(({ affiliateLink }) => affiliateLink),
  ...workshops.all.map(({ url }) => url),
])

test('Every link and anchor on every page resolves, and leads to the site, a tool or a workshop', async ({
  request,
}) => {
  const documents = new Map<string, string>()
  async function documentOf(path: string, locale: string): Promise<string | undefined> {
    const key = `${path}?lng=${locale}`
    const known = documents.get(key)
    if (known !== undefined) return known
    const response = await request.get(key, { maxRedirects: 0 })
    if (response.status() !== 200) return undefined
    const text = await response.text()
    documents.set(key, text)
    return text
  }

  const dead: string[] = []
  const foreign: string[] = []
  for (const locale of locales) {
    for (const path of pages) {
      const html = await documentOf(path, locale)
      expect(html, `${path} in ${locale}`).toBeDefined()
      const body = html?.slice(html.indexOf('<body')) ?? ''
      const links = [...body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      )
      expect(links.length, `links on ${path}`).toBeGreaterThan(12)
      for (const href of new Set(links)) {
        const { origin, protocol, pathname, hash } = new URL(href, `http://site.test${path}`)
        if (protocol === 'mailto:' || protocol === 'tel:') continue
        if (origin !== 'http://site.test') {
          if (!external.has(href) && !path.startsWith('/legal/')) foreign.push(`${path} -> ${href}`)
          continue
        }
        const target = await documentOf(pathname, locale)
        const anchor = decodeURIComponent(hash.slice(1))
        if (!target || (anchor && !target.includes(`id="${anchor}"`))) dead.push(`${path} (${locale}) -> ${href}`)
      }
    }
  }
  expect(dead).toEqual([])
  expect(foreign).toEqual([])
})
