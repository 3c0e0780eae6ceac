import { describe, expect, test } from 'vitest'
import { loadCatalog } from '#i18n/catalog.ts'
import { pageName } from '../../../src/routes/-page.ts'
import { readable, similarPages } from '../../../src/routes/-shell/similar-pages.ts'
import { pages } from '../../../src/server.tsx'
import { shown } from '../../support/setup/shown.ts'

const catalogs = { en: await loadCatalog('en'), de: await loadCatalog('de') }

const near = (asked: string, locale: 'en' | 'de' = 'en') => {
  const { t } = catalogs[locale].i18n
  return similarPages(
    asked,
    pages.map((page) => ({ ...page, name: pageName(page, t) })),
  ).map(({ path }) => path)
}

test('Every page except the home page can be suggested', () => {
  for (const { path } of pages) expect(near(path)[0]).toBe(path === '/' ? undefined : path)
})

describe('The most similar page is found', () => {
  test.each([
    ['/servces', '/services', 'with a letter missing'],
    ['/services/text-genration', '/services/text-generation', 'below a section'],
    ['/text-generation', '/services/text-generation', 'in another folder'],
    ['/Services/Image_Creation.html', '/services/image-creation', 'in another spelling'],
    ['/project', '/projects', 'in the singular'],
    ['/why-ai', '/why-ki', 'with another word'],
    ['/legal/imprnt', '/legal/imprint', 'among the legal pages'],
    ['/privacy-policy', '/legal/privacy-policy', 'without its folder'],
    ['/about/us', '/about', 'above'],
    ['/servces%3Futm_source=newsletter', '/services', 'before a query'],
    ['/w%C3%B6rkshops', '/workshops', 'with accents'],
  ])('%s: %s, %s', (asked, page) => {
    expect(near(asked)[0]).toBe(page)
  })

  test('by its name, in the language of the visitor', () => {
    expect(near('/impressum', 'de')[0]).toBe('/legal/imprint')
    expect(near('/ueber-uns', 'de')[0]).toBe('/about')
    expect(near('/projekte/kamera', 'de')[0]).toBe('/projects')
    expect(near('/kundenerlebnis', 'de')[0]).toBe('/why-ai/customer-experience')
  })
})

test('At most three pages are suggested', () => {
  const found = near('/services/text-creation')
  expect(found).toHaveLength(3)
  expect(found).toContain('/services/text-generation')
})

describe('No page is suggested for', () => {
  test.each(
    [
      '/zzzzzzzzzzzz',
      '/__proto__',
      '/wp-login.php',
      '/%E0%A4%A',
      '/%00%0d%0a',
      '/%F0%9F%98%80',
      '/',
      `/${'x'.repeat(3000)}`,
      `/${'/'.repeat(3000)}`,
      `/${'%'.repeat(3000)}`,
      '/"><img src=x onerror=alert(1)>',
    ].map(shown),
  )('$shown', ({ value }) => {
    expect(near(value)).toEqual([])
  })
})

describe('A path is displayed readably:', () => {
  test.each([
    ['decoded', '/%C3%BCber-uns', '/über-uns'],
    ['unchanged if it cannot be decoded', '/%E0%A4%A', '/%E0%A4%A'],
    ['without control characters', '/a%00b%0d%0ac', '/a\uFFFDb\uFFFD\uFFFDc'],
    ['without bidi control characters', '/a%E2%80%AEb%E2%81%A6c', '/a\uFFFDb\uFFFDc'],
    ['with line separators made visible', '/a%E2%80%A8b', '/a\uFFFDb'],
    ['markup as text', '/%3Cimg%20src=x%3E', '/<img src=x>'],
  ])('%s', (_, address, text) => {
    expect(readable(address)).toBe(text)
  })
})
