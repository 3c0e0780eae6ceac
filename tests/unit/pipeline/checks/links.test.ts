import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { defaultLocale, locales } from '#locale/locales.ts'
import { checkLinks } from '../../../../pipeline/checks/links.ts'
import { fileOf } from '../../../../pipeline/hosting/files.ts'
import { smallPages, writeSmallSite } from './small-site.ts'

/** A document that is not in the default language. */
const about = fileOf('/about', locales.find((locale) => locale !== defaultLocale) ?? defaultLocale)

/** The messages of the check after a replacement in that document. */
function problemsWith(own: string | RegExp, other: string): string[] {
  const site = writeSmallSite((html, file) => {
    if (file !== about) return html
    const spoiled = html.replace(own, other)
    expect(spoiled).not.toBe(html)
    return spoiled
  })
  try {
    checkLinks(site, smallPages)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('A site without broken links passes, also with a file that has an unusual name', () => {
  const site = writeSmallSite((html) => html.replace('<main', '<a href="/Broschüre 2026.html">PDF</a><main'))
  writeFileSync(join(site, 'Broschüre 2026.html'), '')
  expect(() => checkLinks(site, smallPages)).not.toThrow()
})

describe('The build reports the document and its problem:', () => {
  const nothing = 'which is neither a page nor a file'
  test.each([
    ['a link to a missing page', 'href="/about"', 'href="/abuot"', `leads to /abuot, ${nothing}`],
    ['a link to a document', 'href="/about"', 'href="/about.html"', `leads to /about.html, ${nothing}`],
    ['a link to a missing file', '/favicon.ico', '/favicon.gif', `leads to /favicon.gif, ${nothing}`],
    ['a link that cannot be decoded', '/favicon.ico', '/100%.pdf', `leads to /100%.pdf, ${nothing}`],
    ['a missing anchor', '"#main"', '"#mian"', `leads to #mian, but ${about} has no id "mian"`],
    [
      'one on another page',
      '"/#main"',
      '"/#top"',
      `leads to /#top, but ${about.replace('about', 'index')} has no id "top"`,
    ],
    [
      'a missing size of a photo',
      '<main',
      '<img srcSet="/favicon.ico 1w, /a,b.jpg 2w"><main',
      `leads to /a,b.jpg, ${nothing}`,
    ],
    ['a missing Open Graph image', '/share.png', '/gone.png', `leads to ${company.origin}/assets/gone.png, ${nothing}`],
  ])('%s', (_, own, other, sentence) => {
    expect(problemsWith(own, other)).toContain(`${about} ${sentence}`)
  })
})

test('A build with a missing page fails', () => {
  const site = writeSmallSite((html) => html)
  expect(() => checkLinks(site, [...smallPages, '/contact'])).toThrow('contact.html')
})
