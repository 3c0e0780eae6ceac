import { expect, test } from 'vitest'
import { company, mailto } from '#content/company.ts'
import { germanPhotos, photos } from '#content/photos.ts'
import { paths } from '../routes/rendered.ts'
import { sources } from '../sources.ts'
import { contentTexts } from './content-texts.ts'

const knownPaths: readonly string[] = paths
const linkKey = /^(href|url|to|link|affiliateLink|serviceLink|origin)$/

/** A link may lead to a website, a mailbox, a phone number, a page of this site or an anchor, but never to a script. */
function isSafe(link: string): boolean {
  if (/^[/#]/.test(link)) return !link.startsWith('//') && knownPaths.includes(link.split('#', 1)[0] || '/')
  return URL.canParse(link) && ['https:', 'mailto:', 'tel:'].includes(new URL(link).protocol)
}

test('The content has links, and every one leads to https, mailto, tel or a page of the site', () => {
  const links = contentTexts().filter(({ key }) => linkKey.test(key))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ text }) => !isSafe(text))).toEqual([])
})

test('URLs in texts use https', () => {
  const addresses = contentTexts().filter(({ text }) => /\w:\/\/|javascript:|data:/i.test(text))
  expect(addresses.filter(({ text }) => !/^https:\/\/[\w.-]+(\/[\w./-]*)?$/.test(text))).toEqual([])
})

test('Every used photo is known to exist', () => {
  const id = /photo-\d{10,}-[0-9a-f]{6,}/g
  const used = [
    ...contentTexts().flatMap(({ at, text }) => [...text.matchAll(id)].map(([photo]) => ({ at, photo }))),
    ...sources.flatMap(({ file: at, text }) => [...text.matchAll(id)].map(([photo]) => ({ at, photo }))),
  ].filter(({ at }) => !at.includes('content/photos.ts'))
  expect(used.length).toBeGreaterThan(30)
  const known = new Set<string>([...photos.slugs, ...germanPhotos])
  expect(used.filter(({ photo }) => !known.has(photo))).toEqual([])
})

test('A mailto link is addressed to the company and encodes subject and body', () => {
  expect(mailto()).toBe(`mailto:${company.email}`)
  const link = new URL(mailto('Käse & Brot?', 'one\ntwo = 100%'))
  expect(link.pathname).toBe(company.email)
  expect(Object.fromEntries(link.searchParams)).toEqual({ subject: 'Käse & Brot?', body: 'one\ntwo = 100%' })
})
