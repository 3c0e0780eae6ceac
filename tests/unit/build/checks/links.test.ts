import { describe, expect, test } from 'vitest'
import { checkLinks } from '../../../../build/checks/links.ts'
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
    checkLinks(site, smallPages)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('A site without broken links passes', () => {
  expect(() =>
    checkLinks(
      writeSmallSite((html) => html),
      smallPages,
    ),
  ).not.toThrow()
})

describe('The build reports the document and its problem:', () => {
  test.each([
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
    [
      'a missing Open Graph image',
      '/assets/share.png',
      '/assets/gone.png',
      'leads to https://novamesa.example/assets/gone.png, which is neither a page nor a file',
    ],
  ])('%s', (_, own, other, sentence) => {
    expect(problemsWith(own, other)).toContain(`_de/about.html ${sentence}`)
  })
})

test('A build with a missing page fails', () => {
  expect(() =>
    checkLinks(
      writeSmallSite((html) => html),
      [...smallPages, '/contact'],
    ),
  ).toThrow('contact.html')
})
