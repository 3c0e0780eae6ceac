import { expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { locales } from '#locale/locales.ts'
import { sitemap } from '../../../../pipeline/prerender/sitemap.ts'

const xml = sitemap([
  { path: '/' },
  { path: '/tools' },
  { path: '/services', lang: 'de' },
  { path: '/legal/imprint', lang: 'en' },
])
const addressOf = (path: string, locale: string) => `${company.origin}${path}${locale === 'en' ? '' : `?lng=${locale}`}`

test('The sitemap lists every page in every language of its content', () => {
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    ...['/', '/tools'].flatMap((path) => locales.map((locale) => addressOf(path, locale))),
    addressOf('/services', 'de'),
    addressOf('/legal/imprint', 'en'),
  ])
})

test('Each entry lists the same page in every language and the default, if there is more than one', () => {
  const alternates = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, address]) => ({ code, address }))
  const ofTools = [
    ...locales.map((locale) => ({ code: locale, address: addressOf('/tools', locale) })),
    { code: 'x-default', address: `${company.origin}/tools` },
  ]
  expect(alternates).toHaveLength(2 * locales.length * ofTools.length)
  expect(alternates.slice(-ofTools.length)).toEqual(ofTools)
})
