import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { sitemap } from '../../../../tooling/prerender/sitemap.ts'

const xml = sitemap(['/', '/about'])

test('The sitemap names every page in every language', () => {
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${company.origin}/`,
    `${company.origin}/?lng=de`,
    `${company.origin}/about`,
    `${company.origin}/about?lng=de`,
  ])
})

test('Each entry of the sitemap names the same page in both languages and the default', () => {
  const alternates = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, address]) => ({ code, address }))
  expect(alternates).toHaveLength(4 * 3)
  expect(alternates.slice(-3)).toEqual([
    { code: 'en', address: `${company.origin}/about` },
    { code: 'de', address: `${company.origin}/about?lng=de` },
    { code: 'x-default', address: `${company.origin}/about` },
  ])
})
