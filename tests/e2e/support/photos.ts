import type { BrowserContext } from '@playwright/test'

/** The one foreign host that pages may ask. */
export const photoHost = 'https://images.unsplash.com'

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="gray"/></svg>'

/** Answers for the photo host with one grey picture. */
export async function replacePhotos(context: BrowserContext): Promise<void> {
  await context.route(`${photoHost}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: photo }))
}
