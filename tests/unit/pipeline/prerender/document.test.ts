import { describe, expect, test } from 'vitest'
import { checkPage } from '../../../../pipeline/checks/rendered-page.ts'
import { documentOf, inlineHashes, sha256, type PageParts } from '../../../../pipeline/prerender/document.ts'
import { rootId } from '#boot/contract.ts'
import type { RenderedPage } from '../../../../src/boot/entry-server.tsx'
import { readProjectFile } from '../../../support/sources.ts'

const rendered: RenderedPage = {
  page: undefined,
  head: '<title>About</title>',
  body: '<main><h1>About</h1></main>',
  messages: { de: { 'nav.about': ['</script><script>alert(1)</script>'] } },
}
const shared = {
  template: readProjectFile('index.html'),
  headScript: 'paint()',
  globalCss: 'body{margin:0}',
  stylesVersion: '6.6.0',
  clientBundle: ['/assets/site.js', '/assets/index.js'],
  messages: '/assets/messages-C0ffee',
  fonts: ['/assets/font.woff2'],
}
const names = 'data-styled.g1[id="sc-a"]{content:"a,"}/*!sc*/\n'
const page: PageParts = {
  path: '/about',
  locale: 'de',
  rendered,
  css: { css: () => '.a{color:red}', names: () => names },
  scripts: ['/assets/site.js', '/assets/about.js'],
  drawing: ['/assets/portrait.js'],
}

describe('A prerendered document', () => {
  const html = documentOf(shared, page)

  test('contains its language, its path, its head, its styles and its body', () => {
    expect(html).toContain(
      '<html lang="de" data-page="/about" data-messages="/assets/messages-C0ffee" data-locale="de" data-state="document-only" class="dark"',
    )
    for (const part of [
      rendered.head,
      rendered.body,
      `<style>${shared.globalCss}</style>`,
      '<style>.a{color:red}</style>',
      `<script type="application/json" id="styles">${JSON.stringify({ version: '6.6.0', names })}</script>`,
    ]) {
      expect(html).toContain(part)
    }
  })

  test('replaces the page of index.html, whose element has the id that the client looks for', () => {
    expect(shared.template).toContain(`<div id="${rootId}"><!--page--></div>`)
    expect(html).toMatch(new RegExp(`<!--email_off-->\\s*<div id="root">${rendered.body}</div>\\s*<!--/email_off-->`))
  })

  test('preloads its fonts, and lists the scripts to load after the first paint, the entry last', () => {
    expect(html).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2">')
    const listed = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '')
    expect(listed('chunks')).toEqual(['/assets/site.js', '/assets/about.js', '/assets/index.js'])
    expect(listed('drawing')).toEqual(['/assets/portrait.js'])
  })

  test('inlines its messages so that no text can close the script element', () => {
    const block = /<script type="application\/json" id="messages">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(block).not.toContain('<')
    expect(JSON.parse(block)).toEqual(rendered.messages)
  })

  test('inserts text literally, including replacement patterns', () => {
    const strange = { ...rendered, body: "<h1>$& $1 $' $` $$</h1>" }
    expect(documentOf(shared, { ...page, rendered: strange })).toContain(strange.body)
  })

  test('fails when the template lacks one of its placeholders', () => {
    expect(() => documentOf({ ...shared, template: '<html lang="en" class="dark">' }, page)).toThrow(
      'index.html has no <!--head-->',
    )
  })

  test('allows all inline styles and scripts by hash', () => {
    expect(inlineHashes(shared, [page, { ...page, locale: 'en' }])).toEqual({
      style: [sha256(shared.globalCss), sha256('.a{color:red}')],
      script: [sha256(shared.headScript)],
    })
  })
})

describe('A page is not published', () => {
  test.each([
    ['without a headline', { body: '<main></main>' }, 'has 0 h1 instead of one'],
    ['with two headlines', { body: '<h1>a</h1><h1 class="x">b</h1>' }, 'has 2 h1 instead of one'],
    ['without a title', { head: '' }, 'has 0 titles'],
    ['with two titles', { head: '<title>a</title><title>b</title>' }, 'has 2 titles'],
    ['with a style attribute', { body: '<h1 style="color:red">a</h1>' }, 'has a style attribute'],
    ['with an inline script', { body: '<h1>a</h1><script>go()</script>' }, 'has an inline script'],
    ['split into streamed chunks', { body: '<h1>a</h1><div hidden id="S:0"></div>' }, 'is split into parts'],
  ])('%s', (_, change, problem) => {
    expect(() => checkPage('/about', 'de', { ...rendered, ...change })).toThrow(`/about (de) ${problem}`)
  })
})
