import type { Page } from '@playwright/test'
import { photoSource } from '../../../src/content/photo-source.ts'

/** The one foreign host that pages may ask. */
export const photoHost = photoSource

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="gray"/></svg>'

/**
 * Answers for the photo host with one grey picture. Not by a route of Playwright: that would take every request of the
 * page out of the browser and switch its cache off.
 */
export async function replacePhotos(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: Buffer.from(photo).toString('base64'),
    }
    // A page that has gone on in the meantime needs no picture.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${photoHost}/*` }] })
}
