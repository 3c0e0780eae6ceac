import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { createMessages } from '#i18n/messages.ts'
import { checkPage } from '../../../build/checks/rendered-page.ts'
import { all, documentOf, links, one, section, texts, textsIn } from './document.ts'
import { paths, renderedPage, textIn } from './rendered.ts'

const { i18n, complete } = createMessages('en', {})
await complete()
const families = [...new Set(Object.keys(i18n.messages).map((id) => id.split('.', 1)[0]))]

describe.each(locales)('Prerendered in %s', (locale) => {
  test.each(paths)('%s is valid, and every text on it has its message', async (path) => {
    const page = await renderedPage(path, locale)
    expect(page.page?.path).toBe(path)
    checkPage(path, locale, page)
    const text = textIn(page.body)
    expect(text.length).toBeGreaterThan(500)
    expect(text).not.toMatch(new RegExp(`(^| )(${families.join('|')})\\.[a-z0-9-]+(\\.[a-z0-9.-]+)?( |$)`))
    expect(text).not.toMatch(/\{\w+|undefined|\[object|NaN/)
  })

  test.each(paths)('%s has valid markup', async (path) => {
    const document = await documentOf(path, locale)
    const describeAll = (selector: string) => all(document, selector).map((element) => element.outerHTML.slice(0, 120))
    const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1)))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    // A description list contains only terms and descriptions.
    expect(describeAll('dl > :not(div, dt, dd), dl > div > :not(dt, dd)')).toEqual([])
    // Repeatable landmarks have an accessible name.
    expect(describeAll(':is(aside, nav):not([aria-label], [aria-labelledby])')).toEqual([])
    for (const name of texts(document, 'a[target=_blank]'))
      expect(name).toMatch(/\((opens in a new tab|öffnet sich in einem neuen Tab)\)$/)
  })
})

describe('A page includes the messages that it may need before the whole catalog is loaded', () => {
  test('on the contact page those of errors, hints, results and sending', async () => {
    const { messages } = await renderedPage('/contact', 'de')
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining([
        'common.sending',
        'contact.error.name.short',
        'contact.error.email.long',
        'contact.form.left',
        'contact.problem.offline',
        'contact.sent.text',
        'newsletter.already.text',
        'newsletter.subscribing',
        'toasts.error.title',
      ]),
    )
  })

  test('on every page those of the not-found and error pages, but not those of other pages', async () => {
    const { messages } = await renderedPage('/about', 'de')
    expect(messages).toHaveProperty(['not-found.title'])
    expect(messages).toHaveProperty(['problem.reload'])
    expect(Object.keys(messages).filter((id) => id.startsWith('projects.'))).toEqual([])
  })
})

test.each(locales)('The not-found page is rendered for /404, and links to the main sections (%s)', async (locale) => {
  expect((await renderedPage('/404', locale)).page).toBeUndefined()
  const page = await documentOf('/404', locale)
  const { t } = textsIn(locale)
  expect(texts(page, 'h1')).toEqual([t('not-found.title')])
  expect(links(one(page, 'main'))).toContainEqual([t('not-found.home'), '/'])
  expect(all(section(page, t('not-found.sections')), 'a')).toHaveLength(8)
})
