import { barColors } from '../../src/features/theme/theme.ts'
import { locales, type Locale } from '../../src/locale/locales.ts'
import { framesDuring, sharesOf } from './support/frames.ts'
import { slowNetwork } from './support/network.ts'
import { hydrated } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** The background of each theme, and white, which a browser paints before it has styles. */
const backgrounds = { dark: [barColors.dark], light: [barColors.light, '#ffffff'] }
const marker = '#ff00ff'

for (const documentLocale of locales) {
  for (const locale of locales) {
    // Half of the combinations, which cover each pair of values.
    const [theme, other] = locale === documentLocale ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    test(`No painted frame shows another theme than ${theme} or another language than ${locale} (document in ${documentLocale})`, async ({
      browser,
      newVisitor,
    }) => {
      const page = await newVisitor({ locale: documentLocale, colorScheme: other })
      await remember(page, { theme, i18nextLng: locale })
      await page.goto('/legal/imprint')
      await hydrated(page)
      if (documentLocale !== locale) await markDocuments(page)
      const frames = await framesDuring(browser, page, () => openSlowly(page, '/expertise'))
      expect(frames.length).toBeGreaterThan(1)
      for (const share of await sharesOf(page, frames, backgrounds[other])) expect(share).toBeLessThan(0.2)
      for (const share of await sharesOf(page, frames, [marker])) expect(share).toBe(0)
    })
  }
}

test('The frames show a document that becomes visible in the wrong theme and language', async ({
  browser,
  newVisitor,
  watched,
}) => {
  // React did not render the marker, hence #418.
  watched.announce(/The page stays in its language/, /Failed to load resource/, /React error #418/)
  const page = await newVisitor({ locale: 'en' })
  await remember(page, { theme: 'light', i18nextLng: 'de' })
  await page.goto('/legal/imprint')
  await hydrated(page)
  await page.route(/\?lng=de$/, (route) => route.abort())
  await markDocuments(page)
  const frames = await framesDuring(browser, page, () => openSlowly(page, '/expertise'))
  expect(Math.max(...(await sharesOf(page, frames, [marker])))).toBeGreaterThan(0.2)
  expect(Math.max(...(await sharesOf(page, frames, backgrounds.light)))).toBeGreaterThan(0.2)
})

async function remember(page: Page, entries: { theme: string; i18nextLng: Locale }) {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

/** Marks the documents of the host with a bright color, because the visitor should never see their text. */
async function markDocuments(page: Page) {
  const square = `<svg width="3000" height="3000"><rect width="3000" height="3000" fill="${marker}"/></svg>`
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const document = await response.text()
    return route.fulfill({ response, body: document.replace(/<main[^>]*>/, (main) => main + square) })
  })
}

/** Opens a page over a slow mobile network, so that every loading step has time to be painted. */
async function openSlowly(page: Page, path: string) {
  await slowNetwork(page, { speed: 1_600_000, latency: 150 })
  await page.goto(path)
  await hydrated(page)
}
