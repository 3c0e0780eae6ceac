import type { BrowserContext, Page } from '@playwright/test'
import type { Watch } from './watch.ts'

/**
 * Keeps the web fonts away from a visitor. A font that comes late is not used for that page view, so how high a page is
 * depends on how fast the machine is; tests that compare one view of a page with another one decide it.
 */
export async function withoutFonts(context: BrowserContext, watched: Watch): Promise<void> {
  watched.allow(/Failed to load resource: net::ERR_FAILED/)
  await context.route('**/*.woff2', (route) => route.abort())
}

/** Sets the page that is open in the site's own letters, also where they came too late for this view of it. */
export async function withFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('optional'))
          sheet.insertRule(rule.cssText.replace('optional', 'block'), sheet.cssRules.length)
    // The others are fonts of machines, which this one may not have.
    const own = [...document.fonts].filter(({ display }) => display === 'block')
    if (own.length === 0) throw new Error('No font of the page is `font-display: optional`; see src/style/global.css.')
    await Promise.all(own.map((face) => face.load()))
  })
}
