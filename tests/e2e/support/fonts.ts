import type { BrowserContext, Page } from '@playwright/test'
import type { Watch } from './watch.ts'

/**
 * Blocks the web fonts. If they are late, some texts keep the fallback font, so the height of a page depends on the speed
 * of the machine. Tests that compare two views of a page therefore always use the fallback fonts.
 */
export async function withoutFonts(context: BrowserContext, watched: Watch): Promise<void> {
  watched.allow(/Failed to load resource: net::ERR_FAILED/)
  await context.route('**/*.woff2', (route) => route.abort())
}

/** Applies the web fonts to the current page, even if they loaded too late for this page view. */
export async function withFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('optional'))
          sheet.insertRule(rule.cssText.replace('optional', 'block'), sheet.cssRules.length)
    // The other fonts are local, and this machine may not have them.
    const own = [...document.fonts].filter(({ display }) => display === 'block' || display === 'swap')
    if (own.length === 0) throw new Error('No font of the page has a `font-display`; see src/style/global.css.')
    await Promise.all(own.map((face) => face.load()))
  })
}
