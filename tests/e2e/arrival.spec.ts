import type { LaunchOptions } from '@playwright/test'
import { locales, type Locale } from '../../src/locale/locales.ts'
import { builtPages, pageOfEachRoute } from '../support/built-pages.ts'
import { lateFonts, withoutFonts } from './support/fonts.ts'
import { allCombinations } from './support/looks.ts'
import { servePieces, type Piecewise } from './support/pieces.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test as base, type Page } from './test.ts'

const drawn = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // Playwright hides scroll bars. Here they take up space, as on Windows.
        ignoreDefaultArgs: ['--hide-scrollbars'],
        // Hinting rounds font sizes to whole pixels, which visitors' screens do not.
        args: [...(launchOptions.args ?? []), '--font-render-hinting=none'],
      }),
    { scope: 'worker' },
  ],
})

const test = drawn.extend<{ site: Piecewise }>({
  site: async ({}, use) => {
    const site = await servePieces()
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

const screens = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const

for (const [screen, viewport] of screens)
  for (const [fonts, prepare] of [
    ['web fonts', undefined],
    ['fallback fonts', withoutFonts],
  ] as const)
    for (const path of ['/', '/projects', '/services/text-generation'])
      test(`Nothing shifts on ${screen} with ${fonts} while ${path} arrives piece by piece`, async ({
        context,
        page,
        site,
        watched,
      }) => {
        await prepare?.(context, watched)
        await page.setViewportSize(viewport)
        await watchShifts(page)
        await site.follow(page)
        await visit(page, path)
        expect(await shiftsOf(page)).toBe(0)
      })

for (const [screen, viewport] of screens)
  for (const locale of locales)
    drawn(`Nothing shifts on ${screen} when fonts arrive after the first paint, ${locale}`, async ({ page }) => {
      drawn.setTimeout(300_000)
      await page.setViewportSize(viewport)
      await watchShifts(page)
      for (const path of pagesIn(locale, viewport.width)) {
        const release = await lateFonts(page)
        await page.goto(`${path}?lng=${locale}`, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        const titleFace = () => document.fonts.check('600 1em "Familjen Grotesk Variable"')
        expect(await page.evaluate(titleFace), `${path} has its fonts before the first paint`).toBe(false)
        release()
        await hydrated(page)
        await page.waitForFunction(titleFace)
        await expect(page.locator('html')).toHaveClass(/late-face/)
        await nextFrame(page)
        // Less than the third decimal: a unit behind a number may move by a few pixels.
        expect.soft(await shiftsOf(page), path).toBeLessThan(0.0005)
        expect.soft(await inStandIn(page), path).toBeLessThan(0.25)
        await page.unroute('**/*.woff2')
      }
    })

/** German, which wraps more, on all pages of a phone, English on those of a wide screen; else the first of each route. */
function pagesIn(locale: Locale, width: number): readonly string[] {
  return allCombinations || (locale === 'de') === width < 600 ? builtPages : pageOfEachRoute
}

/** The share of the letters of a page that keep the stand-in, because they would wrap differently in a late face. */
async function inStandIn(page: Page): Promise<number> {
  const letters = await page.locator('main').evaluate(({ textContent }) => textContent.length)
  const standIn = '[style*="font-family: var(--font-stand-in)"]'
  const kept = await page.locator(`${standIn}:not(${standIn} *)`).allTextContents()
  return kept.join('').length / letters
}

/** Waits until the page has been painted with what it has now; a shift is reported then. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
