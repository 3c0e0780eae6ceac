import type { BrowserContext, Page } from '@playwright/test'
import type { Watch } from './watch.ts'

/**
 * Blocks the web fonts. They may arrive before or after the first paint, and change the height of a page then. Tests that
 * compare two views of a page or expect that nothing moves therefore use the fallback fonts.
 */
export async function withoutFonts(context: BrowserContext, watched: Watch): Promise<void> {
  watched.allow(/Failed to load resource: net::ERR_FAILED/)
  await context.route('**/*.woff2', (route) => route.abort())
}

/** Waits until the current page has its web fonts. */
export async function withFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The other fonts are local, and this machine may not have them.
    const own = [...document.fonts].filter(({ display }) => display === 'swap')
    if (own.length === 0) throw new Error('No font of the page has a `font-display`; see src/style/global.css.')
    await Promise.all(own.map((face) => face.load()))
  })
}
