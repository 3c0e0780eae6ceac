import { describe, expect, test } from 'vitest'
import { checkSite } from '../../../../build/checks/site/check-site.ts'
import { smallPages, writeSmallSite } from './small-site.ts'

/** The messages of the check after a replacement in `_de/about.html`. */
function problemsWith(own: string | RegExp, other: string): string[] {
  const site = writeSmallSite((html, file) => {
    if (file !== '_de/about.html') return html
    const spoiled = html.replace(own, other)
    expect(spoiled).not.toBe(html)
    return spoiled
  })
  try {
    checkSite(site, smallPages)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('A consistent site passes', () => {
  expect(() =>
    checkSite(
      writeSmallSite((html) => html),
      smallPages,
    ),
  ).not.toThrow()
})

describe('The build reports the document and its problem:', () => {
  test.each([
    ['two titles', '<title>', '<title>Twice</title><title>', 'has 2 titles instead of one'],
    [
      'a link to a missing page',
      'href="/about"',
      'href="/abuot"',
      'leads to /abuot, which is neither a page nor a file',
    ],
    [
      'a link to a document instead of its page',
      'href="/about"',
      'href="/about.html"',
      'leads to /about.html, which is neither a page nor a file',
    ],
    [
      'a link to a missing file',
      '/favicon.ico',
      '/favicon.gif',
      'leads to /favicon.gif, which is neither a page nor a file',
    ],
    ['a missing anchor', 'href="#main"', 'href="#mian"', 'leads to #mian, but _de/about.html has no id "mian"'],
    [
      'a missing anchor on another page',
      'href="/#main"',
      'href="/#services"',
      'leads to /#services, but _de/index.html has no id "services"',
    ],
    ['no Open Graph image', /<meta property="og:image" .*?>/, '', 'has 0 Open Graph images instead of one'],
    [
      'a missing Open Graph image',
      '/assets/share.png',
      '/assets/gone.png',
      'has the Open Graph image https://novamesa.example/assets/gone.png, which is missing',
    ],
    ['invalid structured data', '{"@context"', '{@context', 'has structured data that is not JSON'],
    ['no structured data', /<script.*<\/script>/, '', 'has 0 blocks of structured data instead of 1'],
    [
      'structured data in another vocabulary',
      '"https://schema.org"',
      '"https://schema.example"',
      'has structured data in the context "https://schema.example"',
    ],
    [
      'structured data with a broken link',
      '"url":"https://novamesa.example/"',
      '"url":"https://novamesa.example/nowhere"',
      'has structured data that leads to https://novamesa.example/nowhere, which is neither a page nor a file',
    ],
    [
      'structured data with a relative URL',
      '"url":"https://novamesa.example/"',
      '"url":"/about"',
      'has structured data with url "/about", which is not an absolute URL',
    ],
    [
      'structured data with a dangling reference',
      '"isPartOf":{"@id":"https://novamesa.example/#website"}',
      '"isPartOf":{"@id":"https://novamesa.example/#site"}',
      'has structured data that refers to https://novamesa.example/#site, which it does not describe',
    ],
  ])('%s', (_, own, other, sentence) => {
    expect(problemsWith(own, other)).toContain(`_de/about.html ${sentence}`)
  })
})

test('A build with a missing page fails', () => {
  expect(() =>
    checkSite(
      writeSmallSite((html) => html),
      [...smallPages, '/contact'],
    ),
  ).toThrow('contact.html')
})
