import { describe, expect, test } from 'vitest'
import { checkSite } from '../../../../build/checks/site/check-site.ts'
import { smallPages, writeSmallSite } from './small-site.ts'

/** What the check says of the site when `_de/about.html` has another text in place of its own. */
function saidOf(own: string | RegExp, other: string): string[] {
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

const german = 'https://novamesa.example/about?lng=de'

test('A site whose documents fit together is published', () => {
  expect(() =>
    checkSite(
      writeSmallSite((html) => html),
      smallPages,
    ),
  ).not.toThrow()
})

describe('The build names the document and what is wrong with it:', () => {
  test.each([
    ['two titles', '<title>', '<title>Twice</title><title>', 'has 2 titles instead of one'],
    ['no canonical address', /<link rel="canonical".*?>/, '', 'has 0 canonical addresses instead of one'],
    [
      'two canonical addresses',
      '<link rel="canonical"',
      `<link rel="canonical" href="${german}"/><link rel="canonical"`,
      'has 2 canonical addresses instead of one',
    ],
    [
      'the canonical address of another page',
      `canonical" href="${german}"`,
      'canonical" href="https://novamesa.example/"',
      'names https://novamesa.example/ as its canonical address',
    ],
    [
      'no default language',
      'hrefLang="x-default"',
      'hrefLang="fr"',
      'has alternates in de, en, fr instead of de, en, x-default',
    ],
    [
      'an alternate that is no page',
      'hrefLang="en" href="https://novamesa.example/about"',
      'hrefLang="en" href="https://novamesa.example/abuot"',
      'names https://novamesa.example/abuot as alternate (en), which is no page',
    ],
    [
      'an alternate that does not name it in return',
      'hrefLang="en" href="https://novamesa.example/about"',
      'hrefLang="en" href="https://novamesa.example/"',
      'names https://novamesa.example/ as alternate (en), which does not name it in return',
    ],
    ['a link to no page', 'href="/about"', 'href="/abuot"', 'leads to /abuot, which is no page and no file'],
    [
      'a link to a document instead of its page',
      'href="/about"',
      'href="/about.html"',
      'leads to /about.html, which is no page and no file',
    ],
    ['a link to no file', '/favicon.ico', '/favicon.gif', 'leads to /favicon.gif, which is no page and no file'],
    [
      'an anchor that is not there',
      'href="#main"',
      'href="#mian"',
      'leads to #mian, but _de/about.html has no id "mian"',
    ],
    [
      'an anchor that another page does not have',
      'href="/#main"',
      'href="/#services"',
      'leads to /#services, but _de/index.html has no id "services"',
    ],
    ['no Open Graph image', /<meta property="og:image" .*?>/, '', 'has 0 Open Graph images instead of one'],
    [
      'a Open Graph image that is missing',
      '/assets/share.png',
      '/assets/gone.png',
      'has the Open Graph image https://novamesa.example/assets/gone.png, which is missing',
    ],
    [
      'a Open Graph image of another size',
      '/assets/share.png',
      '/assets/small.png',
      'has a Open Graph image of 600 x 315 pixels, stated as 1200 x 630',
    ],
    ['structured data that cannot be read', '{"@context"', '{@context', 'has structured data that is no JSON'],
    ['no structured data', /<script.*<\/script>/, '', 'has 0 blocks of structured data instead of 1'],
    [
      'structured data in words of its own',
      '"https://schema.org"',
      '"https://schema.example"',
      'has structured data in the context "https://schema.example"',
    ],
    [
      'structured data that leads nowhere',
      '"url":"https://novamesa.example/"',
      '"url":"https://novamesa.example/nowhere"',
      'has structured data that leads to https://novamesa.example/nowhere, which is no page and no file',
    ],
    [
      'structured data with half an address',
      '"url":"https://novamesa.example/"',
      '"url":"/about"',
      'has structured data with url "/about", which is no whole address',
    ],
    [
      'structured data that refers to what is not there',
      '"isPartOf":{"@id":"https://novamesa.example/#website"}',
      '"isPartOf":{"@id":"https://novamesa.example/#site"}',
      'has structured data that refers to https://novamesa.example/#site, which it does not describe',
    ],
  ])('%s', (_, own, other, sentence) => {
    expect(saidOf(own, other)).toContain(`_de/about.html ${sentence}`)
  })
})

test('A build without one of its pages is refused', () => {
  expect(() =>
    checkSite(
      writeSmallSite((html) => html),
      [...smallPages, '/contact'],
    ),
  ).toThrow('contact.html')
})
