import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { createMessages } from '#i18n/messages.ts'
import { checkPage } from '../../../build/checks/rendered-page.ts'
import { paths, renderedPage, textIn, textOf } from './rendered.ts'

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

  test('the headings of every page skip no level', async () => {
    for (const path of paths) {
      const { body } = await renderedPage(path, locale)
      const levels = [...body.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
      expect({ path, first: levels[0], jumps }).toEqual({ path, first: 1, jumps: [] })
    }
  })
})

describe('The languages of the pages', () => {
  test('The legal pages are English, About and the catalog German, regardless of the visitor language', async () => {
    for (const locale of locales) {
      expect((await renderedPage('/legal/imprint', locale)).body).toContain('<div lang="en">')
      expect((await renderedPage('/about', locale)).body).toContain('<div lang="de">')
      expect((await renderedPage('/services', locale)).body).toContain('<div lang="de">')
    }
  })

  test('German visitors see a note that the legal pages are English', async () => {
    expect(await textOf('/legal/imprint', 'de')).toContain('Dieses Dokument gibt es nur auf Englisch.')
    expect(await textOf('/legal/imprint', 'en')).not.toContain('This document is in English.')
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

test('The not-found page is rendered for /404', async () => {
  const page = await renderedPage('/404', 'en')
  expect(page.page).toBeUndefined()
  expect(textIn(page.body)).toContain('Oops! Page not found')
})
