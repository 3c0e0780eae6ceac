import { languages, locales, localeOf } from '../../src/locale/locales.ts'
import type { Theme } from '../../src/features/theme/theme.ts'
import { builtPages, pageOfEachRoute } from '../support/built-pages.ts'
import { allCombinations } from './support/looks.ts'
import { hydrated } from './support/visit.ts'
import { developmentSite, expect, test } from './test.ts'

const themes = ['dark', 'light'] satisfies Theme[]
/** React compares the same tree at every size, and the smallest viewport paints fastest. */
const viewport = { width: 320, height: 568 }

test.use({ baseURL: developmentSite })

/**
 * The pages on which a combination is tested. One page of each route is tested either in English and dark or in German and
 * light, which replaces the English document; of the others every-page.spec.ts notices a mismatch. The frame alone depends on
 * theme and stored language.
 */
function pagesIn(combination: string): readonly string[] {
  const frame = ['/no-such-page']
  if (allCombinations) return [...builtPages, ...frame]
  const turn = ['en dark en', 'en light de'].indexOf(combination)
  return [...pageOfEachRoute.filter((_, index) => index % 2 === turn), ...frame]
}

// React's development build logs how its first render differs from the document, and the log fails the test.
for (const [place, documentLocale] of locales.entries()) {
  for (const [index, stored] of languages.entries()) {
    // Half of the combinations, which cover each pair of values.
    for (const theme of allCombinations ? themes : themes.filter((_, other) => other === (place + index) % 2)) {
      const named = `${documentLocale} document without a mismatch: ${theme}, stored language ${stored}`
      test(`React hydrates each ${named}`, async ({ newVisitor, watched }) => {
        test.setTimeout(120_000)
        watched.announce(/^warning: 404: "\/no-such-page"/, /status of 404/)
        const page = await newVisitor({ locale: documentLocale, photos: false, viewport })
        await page.addInitScript(
          (entries) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
          },
          { theme, i18nextLng: stored },
        )
        for (const path of pagesIn(`${documentLocale} ${theme} ${stored}`)) {
          const response = await page.goto(path, { waitUntil: 'commit' })
          expect.soft(await response?.headerValue('content-language'), path).toBe(documentLocale)
          await hydrated(page)
          const shown = await page.evaluate(() => ({
            theme: [...document.documentElement.classList].filter((name) => /^(dark|light)$/.test(name)).join(' '),
            lang: document.documentElement.lang,
            headings: document.querySelectorAll('h1').length,
          }))
          expect.soft(shown, path).toEqual({ theme, lang: localeOf(stored), headings: 1 })
        }
      })
    }
  }
}
