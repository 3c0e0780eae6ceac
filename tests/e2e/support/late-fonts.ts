import { expect, type Page, type Response } from '@playwright/test'
import type { Locale } from '../../../src/locale/locales.ts'
import { hydrated } from './hydrated.ts'
import { shiftsOf } from './shifts.ts'

/**
 * Opens a page in a language with fonts that arrive after its first paint, as on a slow network, and expects that nothing
 * shifts; \`watchShifts\` has to be called before.
 */
export async function visitWithLateFonts(page: Page, path: string, locale: Locale): Promise<Response | null> {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  const response = await page.goto(`${path}?lng=${locale}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const titleFace = () => document.fonts.check('600 1em "Familjen Grotesk Variable"')
  expect(await page.evaluate(titleFace), `${path} has its fonts before the first paint`).toBe(false)
  release()
  await hydrated(page)
  await page.waitForFunction(titleFace)
  await expect(page.locator('html')).toContainClass('late-face')
  await nextFrame(page)
  // Less than the third decimal: a unit behind a number may move by a few pixels.
  expect.soft(await shiftsOf(page), `shifts of ${path}`).toBeLessThan(0.0005)
  expect.soft(await inStandIn(page), `${path} in the stand-in`).toBeLessThan(0.25)
  // A route disables the cache.
  await page.unroute('**/*.woff2')
  return response
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
