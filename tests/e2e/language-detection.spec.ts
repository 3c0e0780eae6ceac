import type { BrowserContextOptions } from '@playwright/test'
import { hydrated } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, siteUrl, test, type Page } from './test.ts'

interface Visitor {
  cookie?: string
  local?: string
  session?: string
  browser?: string
}

/**
 * One visitor for each source that a script reads; tests/hosting has those that a host reads, unit tests their precedence and
 * every spelling of a language.
 */
const visitors: [string, Visitor, 'de' | 'en', choice?: 'es'][] = [
  ['The cookie i18next', { cookie: 'de', local: 'en', session: 'en', browser: 'en-US' }, 'de'],
  ['Storage', { local: 'de', session: 'en', browser: 'en-US' }, 'de'],
  ['Spanish in local storage', { local: 'es', browser: 'de-DE' }, 'en', 'es'],
]

for (const [sentence, visitor, locale, choice = locale] of visitors) {
  test(`${sentence} decides the language: ${JSON.stringify(visitor)} reads ${locale}`, async ({ newVisitor }) => {
    const page = await arrive(newVisitor, visitor)
    await expectLanguage(page, locale)
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue(choice)
  })
}

const injections = ['"><img src=x onerror=alert(1)>', 'en'.repeat(100_000)]

for (const source of ['query', 'local storage'] as const) {
  test(`Values that look like script injection are discarded (${source})`, async ({ newVisitor }) => {
    const page = await newVisitor({ locale: 'de-DE' })
    page.on('dialog', (dialog) => {
      throw new Error(`Unexpected dialog: ${dialog.message()}`)
    })
    await page.goto('/robots.txt')
    for (const value of injections) {
      // URLs have a shorter limit.
      if (value.length > 4000 && source === 'query') continue
      await page.evaluate(
        ([place, text]) => {
          localStorage.clear()
          if (place === 'local storage') localStorage.setItem('i18nextLng', text)
        },
        [source, value] as const,
      )
      await page.goto(source === 'query' ? `/expertise?lng=${encodeURIComponent(value)}` : '/expertise')
      await hydrated(page)
      await expectLanguage(page, 'de')
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng')), value.slice(0, 40)).toBe('de')
    }
  })
}

async function arrive(
  newVisitor: (options: BrowserContextOptions) => Promise<Page>,
  { cookie, local, session, browser = 'en-US' }: Visitor,
): Promise<Page> {
  const page = await newVisitor({ locale: browser })
  if (cookie !== undefined)
    await page.context().addCookies([{ name: 'i18next', value: encodeURIComponent(cookie), url: siteUrl() }])
  await page.addInitScript(
    ([inLocal, inSession]) => {
      if (inLocal !== undefined) localStorage.setItem('i18nextLng', inLocal)
      if (inSession !== undefined) sessionStorage.setItem('i18nextLng', inSession)
    },
    [local, session] as const,
  )
  await page.goto('/expertise')
  await hydrated(page)
  return page
}

async function expectLanguage(page: Page, locale: 'de' | 'en') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(locale)('expertise-overview.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}
