import { beforeAll, describe, expect, test } from 'vitest'
import { company, pageAddress } from '#content/company/company.ts'
import { defaultLocale, locales, regions, type Locale } from '#locale/locales.ts'
import { crawlerTags } from '../../../pipeline/prerender/crawler-tags.ts'
import { tagsIn } from '../../support/html-tags.ts'
import { everyPage } from './every-page.ts'
import { paths, textIn } from './rendered.ts'

/** A language as Open Graph writes it. */
const ogLocale = (locale: Locale) => `${locale}_${regions[locale]}`

describe('Every page in every language', () => {
  let known: Awaited<ReturnType<typeof everyPage>> = []
  beforeAll(async () => {
    known = await everyPage()
  }, 180_000)

  test('has a description of 50 to 160 characters, and a title of at most 65', () => {
    expect(known).toHaveLength(paths.length * locales.length)
    const lengths = known.map(({ path, metadata: { locale, title, description } }) => ({
      page: `${path} ${locale}`,
      title: title.replace(company.name, 'Novamesa').length,
      description: description.replace(company.name, 'Novamesa').length,
    }))
    expect(lengths.filter(({ title, description }) => title > 65 || description < 50 || description > 160)).toEqual([])
  })

  test.each(['title', 'description'] as const)('has a unique %s', (field) => {
    for (const locale of locales) {
      const texts = known.flatMap(({ metadata }) => (metadata.locale === locale ? metadata[field] : []))
      expect(new Set(texts)).toHaveLength(paths.length)
    }
  })

  test('names the company in its title', () => {
    expect(known.filter(({ metadata }) => !metadata.title.includes(company.name))).toEqual([])
  })

  test('shows the headline that its route declares, alone or with a slogan after it, and has the declared title in its head', () => {
    for (const { metadata, head, body } of known) {
      const title = textIn(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '')
      expect(title.split(' : ')[0]).toBe(textIn(metadata.headline))
      expect(textIn(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '')).toBe(textIn(metadata.title))
    }
  })

  test('names its canonical URL, and as alternates every language and the default, if it is in more than one', () => {
    for (const { metadata, path, head } of known) {
      const { locale, page } = metadata
      const links = tagsIn(head)
        .filter(({ name, attributes }) => name === 'link' && attributes['rel'] !== 'preload')
        .map(({ attributes }) => attributes)
      expect(links).toEqual([
        { rel: 'canonical', href: pageAddress(path, page.lang ?? locale) },
        ...(page.lang ? [] : locales).map((one) => ({ rel: 'alternate', hreflang: one, href: pageAddress(path, one) })),
        ...(page.lang ? [] : [{ rel: 'alternate', hreflang: 'x-default', href: pageAddress(path, defaultLocale) }]),
      ])
    }
  })

  test('can be found and shared: title, description, URL, language and its own image', () => {
    for (const { metadata, path, image } of known) {
      const { language, page, title, description } = metadata
      const tags = tagsIn(crawlerTags(metadata, image)).map(({ attributes }) => attributes)
      expect(tags).toEqual([
        { name: 'description', content: description },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: company.name },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
        { property: 'og:url', content: pageAddress(path, language) },
        { property: 'og:locale', content: ogLocale(language) },
        ...(page.lang ? [] : locales)
          .filter((one) => one !== language)
          .map((one) => ({ property: 'og:locale:alternate', content: ogLocale(one) })),
        { property: 'og:image', content: company.origin + image.address },
        { property: 'og:image:type', content: 'image/png' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: image.alt },
        { name: 'twitter:card', content: 'summary_large_image' },
      ])
    }
    expect(new Set(known.map(({ image }) => image.address))).toHaveLength(known.length)
  })
})
