import { locales, localeOf, type Language } from '../../src/i18n/locales.ts'
import type { Theme } from '../../src/features/theme/theme.ts'
import { pages } from '../../tooling/pages.ts'
import { alive } from './support/visit.ts'
import { developmentSite, expect, test } from './test.ts'

test.use({ baseURL: developmentSite })

// React's development code says on the console, which fails the test, how its first render differs from the document.
for (const documentLocale of locales) {
  for (const theme of ['dark', 'light'] satisfies Theme[]) {
    const other = locales.find((locale) => locale !== documentLocale) ?? documentLocale
    for (const stored of [documentLocale, other, 'es'] satisfies Language[]) {
      test(`Every page takes over its ${documentLocale} document as it is: ${theme}, stored language ${stored}`, async ({
        newVisitor,
        watched,
      }) => {
        test.setTimeout(120_000)
        watched.announce(/^warning: 404: "\/no-such-page"/, /status of 404/)
        const page = await newVisitor({ locale: documentLocale, photos: false })
        await page.addInitScript(
          (entries) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
          },
          { theme, i18nextLng: stored },
        )
        for (const path of [...pages, '/no-such-page']) {
          const response = await page.goto(path, { waitUntil: 'commit' })
          expect.soft(await response?.headerValue('content-language'), path).toBe(documentLocale)
          await alive(page)
          const shown = await page.evaluate(() => ({
            theme: document.documentElement.className,
            lang: document.documentElement.lang,
            headings: document.querySelectorAll('h1').length,
          }))
          expect.soft(shown, path).toEqual({ theme, lang: localeOf(stored), headings: 1 })
        }
      })
    }
  }
}
