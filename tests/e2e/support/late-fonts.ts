import { expect, type Page, type Response } from '@playwright/test'
import type { Locale } from '../../../src/locale/locales.ts'
import { hydrated } from './hydrated.ts'
import { shiftsOf } from './shifts.ts'

/**
 * Opens a page in a language with fonts that arrive after its first paint, as on a slow network, and expects that nothing
 * shifts; `watchShifts` has to be called before.
 */
export async function visitWithLateFonts(page: Page, path: string, locale: Locale): Promise<Response | null> {
  const release = await holdFonts(page)
  const response = await page.goto(`${path}?lng=${locale}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const titleFace = () => document.fonts.check('600 1em "Familjen Grotesk Variable"')
  expect(await page.evaluate(titleFace), `${path} has its fonts before the first paint`).toBe(false)
  await release()
  await hydrated(page)
  await page.waitForFunction(titleFace)
  await expect(page.locator('html')).toContainClass('late-face')
  await nextFrame(page)
  // Less than the third decimal: a unit behind a number may move by a few pixels.
  expect.soft(await shiftsOf(page), `shifts of ${path}`).toBeLessThan(0.0005)
  expect.soft(await inStandIn(page), `${path} in the stand-in`).toBeLessThan(0.25)
  return response
}

/**
 * Holds the requests for fonts until the returned function is called. Uses the DevTools protocol, because a Playwright route
 * disables the cache.
 */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  // Makes the browser forget the fonts of the page before, which are in its memory.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  // With the session the interception ends, and what was held continues.
  return () => session.detach()
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
