import { expect, type Page, type Response } from '@playwright/test'
import type { Locale } from '../../../src/locale/locales.ts'

/** Waits until the page runs (src/boot/states.ts), so that every control works. */
export async function hydrated(page: Page, timeout = 15_000): Promise<void> {
  // The page asks itself, because a question from outside costs as much as several of its frames.
  await page.waitForFunction(() => document.documentElement.dataset['state'] === 'running', undefined, {
    polling: 50,
    timeout,
  })
}

/** Opens a page in a language, using the `lng` parameter, and waits until it is hydrated. */
export async function visit(page: Page, path: string, locale: Locale = 'en'): Promise<Response> {
  const [address = '', hash] = path.split('#')
  const response = await page.goto(`${address}?lng=${locale}${hash === undefined ? '' : `#${hash}`}`)
  if (!response) throw new Error(`${path} is already open`)
  await hydrated(page)
  return response
}

/** Expects the page at `path`, ignoring the query, in the current language: URL, title and heading. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page).toHaveTitle(await titleOf(page, path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const titles = new Map<string, string>()

/** The title of the prerendered document of a page. */
async function titleOf(page: Page, path: string): Promise<string> {
  const address = `${path}?lng=${(await page.locator('html').getAttribute('lang')) ?? ''}`
  const known = titles.get(address)
  if (known !== undefined) return known
  const response = await page.request.get(address)
  const title = /<title>([^<]*)/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
  titles.set(address, title)
  return title
}
