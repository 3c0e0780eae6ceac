import { expect, test } from 'vitest'
import { pageAddress } from '#content/company/company.ts'
import { defaultLocale, locales } from '#locale/locales.ts'
import { sitemap } from '../../../../pipeline/prerender/sitemap.ts'

const xml = sitemap([
  { path: '/' },
  { path: '/tools' },
  { path: '/services', lang: 'de' },
  { path: '/legal/imprint', lang: 'en' },
])

test('The sitemap lists every page in every language of its content', () => {
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    ...['/', '/tools'].flatMap((path) => locales.map((locale) => pageAddress(path, locale))),
    pageAddress('/services', 'de'),
    pageAddress('/legal/imprint', 'en'),
  ])
})

test('Each entry lists the same page in every language and the default, if there is more than one', () => {
  const alternates = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, address]) => ({ code, address }))
  const ofTools = [
    ...locales.map((locale) => ({ code: locale, address: pageAddress('/tools', locale) })),
    { code: 'x-default', address: pageAddress('/tools', defaultLocale) },
  ]
  expect(alternates).toHaveLength(2 * locales.length * ofTools.length)
  expect(alternates.slice(-ofTools.length)).toEqual(ofTools)
})
