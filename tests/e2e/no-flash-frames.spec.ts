import { locales, type Locale } from '../../src/i18n/locales.ts'
import { framesDuring, sharesOf } from './support/frames.ts'
import { slowLine } from './support/network.ts'
import { hydrated } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** The ground of each theme, and white, which is what a browser paints before anything is known. */
const grounds = { dark: ['#100d13'], light: ['#faf6f0', '#ffffff'] }
const marker = '#ff00ff'

for (const documentLocale of locales) {
  for (const locale of locales) {
    for (const theme of ['dark', 'light'] as const) {
      const other = theme === 'dark' ? 'light' : 'dark'
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
        for (const share of await sharesOf(page, frames, grounds[other])) expect(share).toBeLessThan(0.2)
        for (const share of await sharesOf(page, frames, [marker])) expect(share).toBe(0)
      })
    }
  }
}

test('The frames do tell: a document that has to show itself is seen in them', async ({
  browser,
  newVisitor,
  watched,
}) => {
  // Its mark is nothing that React rendered, hence #418.
  watched.announce(/The page stays in its language/, /Failed to load resource/, /React error #418/)
  const page = await newVisitor({ locale: 'en' })
  await remember(page, { theme: 'light', i18nextLng: 'de' })
  await page.goto('/legal/imprint')
  await hydrated(page)
  await page.route('**/_de/**', (route) => route.abort())
  await markDocuments(page)
  const frames = await framesDuring(browser, page, () => openSlowly(page, '/expertise'))
  expect(Math.max(...(await sharesOf(page, frames, [marker])))).toBeGreaterThan(0.2)
  expect(Math.max(...(await sharesOf(page, frames, grounds.light)))).toBeGreaterThan(0.2)
})

async function remember(page: Page, entries: { theme: string; i18nextLng: Locale }) {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

/** Paints the documents that the host answers with, whose texts the visitor should never see, in one loud colour. */
async function markDocuments(page: Page) {
  const square = `<svg width="3000" height="3000"><rect width="3000" height="3000" fill="${marker}"/></svg>`
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const document = await response.text()
    return route.fulfill({ response, body: document.replace(/<main[^>]*>/, (main) => main + square) })
  })
}

/** Opens a page over a slow phone network, so that every step of its arrival has time to be painted. */
async function openSlowly(page: Page, path: string) {
  await slowLine(page, { speed: 1_600_000, latency: 150 })
  await page.goto(path)
  await hydrated(page)
}
