import type { Browser, Page } from '@playwright/test'
import { pictureOf } from './pictures.ts'

/** One picture of a whole page. */
export interface Shot {
  path: string
  language: string
  /** `shown` or `blocked`. */
  photos: string
  theme: string
  width: number
}

/** The file of a shot below shots/. */
export function fileName({ path, language, photos, theme, width }: Shot): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${page}.${width}.${theme}.${language}${photos === 'blocked' ? '.blocked' : ''}.jpg`
}

/**
 * A tab in which nothing moves, photos are made-up pictures or do not load, and the fonts are waited for: on the site
 * itself one that comes late is not used, which is right for a visitor and wrong for a picture.
 */
export async function newVisitor(browser: Browser, url: string, withPhotos: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', bypassCSP: true, locale: 'en-US' })
  await context.route('https://images.unsplash.com/**', (route) =>
    withPhotos
      ? route.fulfill({ contentType: 'image/svg+xml', body: pictureOf(route.request().url()) })
      : route.abort(),
  )
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    return route.fulfill({ response, body })
  })
  return context.newPage()
}

/** Takes one page in one language at every width, in every theme. */
export async function* takeShots(
  page: Page,
  view: Pick<Shot, 'path' | 'language' | 'photos'>,
  { widths, themes }: { widths: readonly number[]; themes: readonly string[] },
): AsyncGenerator<{ shot: Shot; picture: Buffer }> {
  await page.goto(`${view.path}?lng=${view.language}`, { waitUntil: 'networkidle' })
  // Without photos both pictures would be the same.
  if (view.photos === 'blocked' && !(await hasPhotos(page))) return
  for (const theme of themes) {
    const isThere = await page.locator('html').evaluate((root, name) => root.classList.contains(name), theme)
    if (!isThere) await page.getByRole('banner').getByRole('button').first().dispatchEvent('click')
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      await settle(page)
      yield {
        shot: { ...view, theme, width },
        picture: await page.screenshot({ fullPage: true, type: 'jpeg', quality: 72, animations: 'disabled' }),
      }
    }
  }
}

/** Photos that wait for the visitor to come near, and those that have failed and were taken off the page. */
function hasPhotos(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.images.length > 0 ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('images.unsplash.com')),
  )
}

/** Waits for the fonts and for every photo, those far below too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}
