import { expect, test } from 'vitest'
import { company, mailto } from '#content/company/company.ts'
import { paths } from '../routes/rendered.ts'
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

test('The dialed number is the displayed number', () => {
  expect(company.phone.href).toBe(`tel:${company.phone.display.replaceAll(' ', '')}`)
})

test('A mailto link is addressed to the company and encodes subject and body', () => {
  expect(mailto()).toBe(`mailto:${company.email}`)
  const link = new URL(mailto('Käse & Brot?', 'one\ntwo = 100%'))
  expect(link.pathname).toBe(company.email)
  expect(Object.fromEntries(link.searchParams)).toEqual({ subject: 'Käse & Brot?', body: 'one\ntwo = 100%' })
})
