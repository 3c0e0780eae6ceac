import { languages, locales, localeOf } from '../../src/locale/locales.ts'
import type { Theme } from '../../src/features/theme/theme.ts'
import { builtPages as pages } from '../support/built-pages.ts'
import { allCombinations } from './support/looks.ts'
import { hydrated } from './support/visit.ts'
import { developmentSite, expect, test } from './test.ts'

const themes = ['dark', 'light'] satisfies Theme[]
const everyPage = [...pages, '/no-such-page']
/** Enough pages to cover what surrounds every page: header, toasts, footer. */
const frame = ['/', '/no-such-page']
/** React compares the same tree at every size, and the smallest viewport paints fastest. */
const viewport = { width: 320, height: 568 }

test.use({ baseURL: developmentSite })

// React's development build logs how its first render differs from the document, and the log fails the test.
// Two of the twelve combinations cover every page: in English and dark as it arrives, in German and light after its
// document was replaced. The others cover the frame, which alone depends on theme and stored language; with
// TEST_MATRIX=all they cover every page as well.
for (const documentLocale of locales) {
  for (const theme of themes) {
    for (const stored of languages) {
      const isOneOfTwo = documentLocale === 'en' && stored === (theme === 'dark' ? 'en' : 'de')
      const seesAll = allCombinations || isOneOfTwo
      const named = `${documentLocale} document without a mismatch: ${theme}, stored language ${stored}`
      test(`${seesAll ? 'Every page' : 'The page frame'} hydrates its ${named}`, async ({ newVisitor, watched }) => {
        test.setTimeout(120_000)
        watched.announce(/^warning: 404: "\/no-such-page"/, /status of 404/)
        const page = await newVisitor({ locale: documentLocale, photos: false, viewport })
        await page.addInitScript(
          (entries) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
          },
          { theme, i18nextLng: stored },
        )
        for (const path of seesAll ? everyPage : frame) {
          const response = await page.goto(path, { waitUntil: 'commit' })
          expect.soft(await response?.headerValue('content-language'), path).toBe(documentLocale)
          await hydrated(page)
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
