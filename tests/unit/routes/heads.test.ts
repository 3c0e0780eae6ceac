import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { pages } from '../../../tooling/pages.ts'
import { visit } from './visit.ts'

const Tag = v.record(v.string(), v.unknown())

/** What a page says about itself in <head>. */
interface Head {
  path: string
  locale: Locale
  title: string
  description: string
  meta: Record<string, unknown>[]
  links: Record<string, unknown>[]
}

const heads: Head[] = []
const tags = (list: unknown) => v.parse(v.array(Tag), list ?? [])

beforeAll(async () => {
  for (const locale of locales) {
    for (const path of pages) {
      const { matches } = (await visit(path, locale)).state
      const meta = matches.flatMap((match) => tags(match.meta))
      const links = matches.flatMap((match) => tags(match.links))
      const title = String(meta.find((tag) => 'title' in tag)?.['title'])
      const description = String(meta.find((tag) => tag['name'] === 'description')?.['content'])
      heads.push({ path, locale, title, description, meta, links })
    }
  }
})

const address = (path: string, locale: string) => `${company.origin}${path}${locale === 'en' ? '' : `?lng=${locale}`}`

describe('Every page in every language', () => {
  test('has a description of 50 to 155 characters', () => {
    expect(heads).toHaveLength(pages.length * locales.length)
    const lengths = heads.map(({ path, locale, description }) => ({ path, locale, length: description.length }))
    expect(lengths.filter(({ length }) => length > 155 || length < 50)).toEqual([])
  })

  test('has a title of its own with the name of the company', () => {
    for (const locale of locales) {
      const titles = heads.filter((head) => head.locale === locale).map(({ title }) => title)
      expect(new Set(titles)).toHaveLength(pages.length)
      expect(titles.filter((title) => !title.includes(company.name))).toEqual([])
    }
  })

  test('has a description of its own', () => {
    for (const locale of locales) {
      const descriptions = heads.filter((head) => head.locale === locale).map(({ description }) => description)
      expect(new Set(descriptions)).toHaveLength(pages.length)
    }
  })

  test('names itself as the canonical address, and both languages as alternates', () => {
    for (const { path, locale, links } of heads) {
      expect(links).toEqual(
        expect.arrayContaining([
          { rel: 'canonical', href: address(path, locale) },
          { rel: 'alternate', hrefLang: 'en', href: address(path, 'en') },
          { rel: 'alternate', hrefLang: 'de', href: address(path, 'de') },
          { rel: 'alternate', hrefLang: 'x-default', href: address(path, 'en') },
        ]),
      )
      expect(links.filter(({ rel }) => rel === 'canonical')).toHaveLength(1)
    }
  })

  test('can be shared: title, description and address for link previews', () => {
    for (const { path, locale, title, description, meta } of heads) {
      expect(meta).toEqual(
        expect.arrayContaining([
          { property: 'og:title', content: title },
          { property: 'og:description', content: description },
          { property: 'og:url', content: address(path, locale) },
          { property: 'og:site_name', content: company.name },
        ]),
      )
    }
  })
})

test('The heads of the one-language pages are those of their documents', () => {
  const imprint = heads.find(({ path }) => path === '/legal/imprint')
  expect(imprint?.description).toBe(documentHeads.imprint.description)
  const catalogue = heads.find(({ path, locale }) => path === '/services' && locale === 'en')
  expect(catalogue?.title).toBe(`Meine KI-Services – ${company.name}`)
})
