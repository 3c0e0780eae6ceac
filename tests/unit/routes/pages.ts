import { describe, expect, test } from 'vitest'
import { locales } from '#locale/locales.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { checkPage } from '../../../pipeline/checks/rendered-page.ts'
import { siteCharacters } from '../../../pipeline/vite/subset-fonts.ts'
import * as spec from '../../spec.ts'
import { all, documentOf, links, one, text, texts, textsIn } from './document.ts'
import { paths, renderedPage, textIn } from './rendered.ts'

const { i18n } = await loadCatalog('en')
const inFonts = new Set(siteCharacters())
// A legal text may be in another language than its page.
const newTab = locales.map((locale) => `(${textsIn(locale).t('common.new-tab')})`)
const families = [...new Set(Object.keys(i18n.messages).map((id) => id.split('.', 1)[0]))]

describe.each(locales)('Prerendered in %s', (locale) => {
  test.each(paths)(
    '%s is valid, and every text on it has its message and its characters in the fonts',
    async (path) => {
      const page = await renderedPage(path, locale)
      expect(page.page?.path).toBe(path)
      checkPage(path, locale, page)
      const words = textIn(page.body)
      expect(words.length).toBeGreaterThan(500)
      expect(words).not.toMatch(new RegExp(`(^| )(${families.join('|')})\\.[a-z0-9-]+(\\.[a-z0-9.-]+)?( |$)`))
      expect(words).not.toMatch(/\{\w+|undefined|\[object|NaN/)
      expect(Array.from(words).filter((character) => !inFonts.has(character))).toEqual([])
      // Marks for line breaks, which some screen readers spell out: an attribute has a plain text.
      expect(`${page.head}${page.body}`.match(/<[^>]*[\u00AD\u2060][^>]*/g)).toBeNull()
    },
  )

  // What html-validate and axe do not check.
  test.each(paths)('%s has headings in order, and names for what needs one', async (path) => {
    const document = await documentOf(path, locale)
    const describeAll = (selector: string) => all(document, selector).map((element) => element.outerHTML.slice(0, 120))
    const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1)))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    const named = all(document, 'a:not([aria-label]), button, label, summary').map(({ textContent }) => textContent)
    expect(named.filter((name) => /[\u00AD\u2060]/.test(name ?? ''))).toEqual([])
    const targets = Map.groupBy(links(one(document, 'main')), ([name]) => name)
    for (const [name, same] of targets)
      expect(new Set(same.map(([, href]) => href.split('?')[0])), `links named ${name}`).toHaveProperty('size', 1)
    // Repeatable landmarks have an accessible name.
    expect(describeAll(':is(aside, nav):not([aria-label], [aria-labelledby])')).toEqual([])
    // A text that is not a time in the notation of machines has one in `datetime`.
    for (const time of all(document, 'time'))
      expect(time.getAttribute('datetime') ?? text(time)).toMatch(/^(\d{4}-\d{2}-\d{2}|\d{2}:\d{2})$/)
    for (const name of texts(document, 'a[target=_blank]'))
      expect(
        newTab.filter((note) => name.endsWith(note)),
        name,
      ).toHaveLength(1)
    expect(describeAll('a[target=_blank]:not([rel^="noopener noreferrer"])')).toEqual([])
    expect(
      describeAll('a:not([href^="/"], [href^="#"], [href^="?"], [href^="https:"], [href^="mailto:"], [href^="tel:"])'),
    ).toEqual([])
    expect(describeAll('a[href^="https:"]:not([target=_blank]), a[target]:not([href^="https:"])')).toEqual([])
  })
})

// Who leaves out what he cannot prove keeps its messages.
test.runIf(spec.applies)('Every message belongs to a page, also one that is only shown later', async () => {
  const rendered = await Promise.all(
    locales.flatMap((locale) => [...paths, '/404'].map((path) => renderedPage(path, locale))),
  )
  const described = rendered.flatMap(({ page }) => (page && !page.lang ? [page.description] : []))
  const shown = rendered.flatMap(({ messages }) => Object.values(messages).flatMap(Object.keys))
  const inlined = new Set<string>([...shown, ...described])
  // A component declares such a message with declareLater; the build reads the descriptions. What a record decides may be
  // shown nowhere, e.g. of a client without a case. The legal texts of each country have messages of their own.
  const optional = /^(about\.to-expertise$|(clients|photos|team|contact\.talk|legal|projects\.receipt)\.)/
  const nowhere = Object.keys(i18n.messages).filter((id) => !inlined.has(id) && !optional.test(id))
  expect(nowhere).toEqual([])
})

test('A page has its own messages and those of every page, but not those of other pages', async () => {
  const { messages } = await renderedPage('/contact', 'de')
  expect(messages).toHaveProperty(['de', 'toasts.language.failed'])
  expect(Object.keys(messages['de'] ?? {}).filter((id) => id.startsWith('projects.'))).toEqual([])
})

test.each(locales)('The not-found page is rendered for /404, and links home (%s)', async (locale) => {
  expect((await renderedPage('/404', locale)).page).toBeUndefined()
  const page = await documentOf('/404', locale)
  const { t } = textsIn(locale)
  expect(texts(page, 'h1')).toEqual([t('not-found.title')])
  expect(links(one(page, 'main'))).toContainEqual([t('not-found.home'), '/'])
})
