import { beforeAll, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { imprint } from '#content/documents/imprint.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { pages } from '../../../tooling/pages.ts'
import { renderedPage, textIn } from './rendered.ts'

/** What a page says about itself in <head>. */
interface Head {
  path: string
  locale: Locale
  title: string
  description: string
  meta: Record<string, string>[]
  links: Record<string, string>[]
}

const heads: Head[] = []

beforeAll(async () => {
  for (const locale of locales) {
    for (const path of pages) {
      const { head } = await renderedPage(path, locale)
      const meta = tagsOf(head, 'meta')
      const description = meta.find(({ name }) => name === 'description')?.['content'] ?? ''
      heads.push({ path, locale, title: textIn(head), description, meta, links: tagsOf(head, 'link') })
    }
  }
})

/** The attributes of all tags of a name, as React prints them. */
function tagsOf(head: string, name: string): Record<string, string>[] {
  return [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        textIn(value),
      ]),
    ),
  )
}

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

  test('names itself as the canonical address, and every language as alternates', () => {
    for (const { path, locale, links } of heads) {
      expect(links).toEqual(
        expect.arrayContaining([
          { rel: 'canonical', href: address(path, locale) },
          ...locales.map((one) => ({ rel: 'alternate', hreflang: one, href: address(path, one) })),
          { rel: 'alternate', hreflang: 'x-default', href: address(path, 'en') },
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
  expect(heads.find(({ path }) => path === '/legal/imprint')?.description).toBe(imprint.description)
  const catalogue = heads.find(({ path, locale }) => path === '/services' && locale === 'en')
  expect(catalogue?.title).toBe(`Meine KI-Services – ${company.name}`)
})
