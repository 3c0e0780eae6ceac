import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { locales } from '#locale/locales.ts'
import { sitemap } from '../../../../build/prerender/sitemap.ts'

const xml = sitemap(['/', '/about'])
const addressOf = (path: string, locale: string) => `${company.origin}${path}${locale === 'en' ? '' : `?lng=${locale}`}`

test('The sitemap lists every page in every language', () => {
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/about'].flatMap((path) => locales.map((locale) => addressOf(path, locale))),
  )
  expect(xml).toContain(`<loc>${company.origin}/about?lng=de</loc>`)
})

test('Each entry of the sitemap lists the same page in every language and the default', () => {
  const alternates = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, address]) => ({ code, address }))
  const ofAbout = [
    ...locales.map((locale) => ({ code: locale, address: addressOf('/about', locale) })),
    { code: 'x-default', address: `${company.origin}/about` },
  ]
  expect(alternates).toHaveLength(2 * locales.length * ofAbout.length)
  expect(alternates.slice(-ofAbout.length)).toEqual(ofAbout)
})
