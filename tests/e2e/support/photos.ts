import type { Page } from '@playwright/test'
import { photoSource } from '../../../src/content/photo-source.ts'

/** The only other host that pages may load from. */
export const photoHost = photoSource

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="gray"/></svg>'

/**
 * Serves a gray placeholder for every photo. A Playwright route would intercept every request of the page and disable its
 * cache, so this uses the DevTools protocol.
 */
export async function replacePhotos(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const response = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: Buffer.from(photo).toString('base64'),
    }
    // The page may have navigated in the meantime and no longer need the photo.
    session.send('Fetch.fulfillRequest', response).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${photoHost}/*` }] })
}
