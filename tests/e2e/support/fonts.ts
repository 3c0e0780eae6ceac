import type { BrowserContext } from '@playwright/test'
import type { Watch } from './watch.ts'

/**
 * Keeps the web fonts away from a visitor. A font that comes late is not used for that page view, so how high a page is
 * depends on how fast the machine is; tests that compare one view of a page with another one decide it.
 */
export async function withoutFonts(context: BrowserContext, watched: Watch): Promise<void> {
  watched.allow(/Failed to load resource: net::ERR_FAILED/)
  await context.route('**/*.woff2', (route) => route.abort())
}
