import { describe, expect, test, vi } from 'vitest'
import { checkTexts } from '../../../../pipeline/checks/texts.ts'

const words = (count: number) => 'word '.repeat(count)
const page = (main: string, path = '/404') => ({
  path,
  routeId: path,
  locale: 'en' as const,
  body: `<main>${main}</main>`,
})

describe('The texts of the pages', () => {
  test('stop the build when a page has more words than its budget, and name page, language, words and limit', () => {
    expect(() => checkTexts([page(words(60))], true)).not.toThrow()
    expect(() => checkTexts([page(`<p>${words(30)}</p><p>${words(31)}</p>`)], true)).toThrow(
      '/404 (en) has 61 words, its limit is 60',
    )
  })

  test('are counted without drawings, choices and what only assistive technology reads', () => {
    const unread = [
      `<select><option>${words(60)}</option></select>`,
      `<div aria-hidden="true">${words(60)}</div>`,
      `<span class="a unseen b">${words(60)}</span>`,
      `<svg><text>${words(60)}</text></svg>`,
      `<script type="application/ld+json">${words(60)}</script>`,
    ]
    expect(() => checkTexts([page(words(60) + unread.join(''))], true)).not.toThrow()
  })

  test('stop the build when pages repeat too many whole sentences', () => {
    const same = `<p>This is a sentence of nine words in all.</p><p>${words(90)}.</p>`
    const pages = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/legal/h'].map((path) => page(same, path))
    expect(() => checkTexts(pages.slice(0, 7), true)).not.toThrow()
    expect(() => checkTexts([...pages, page(same, '/i')], true)).toThrow(/693 words \(en\) .* on 8 pages: word/)
  })

  test('of an owner who has replaced the samples are only warned of', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    checkTexts([page(words(61))], false)
    expect(warn).toHaveBeenCalledExactlyOnceWith('/404 (en) has 61 words, its limit is 60')
    warn.mockRestore()
  })
})
