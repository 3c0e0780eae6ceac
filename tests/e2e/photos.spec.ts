import { firstPageOf } from '../support/built-pages.ts'
import { withoutFonts } from './support/fonts.ts'
import { delayFile } from './support/network.ts'
import { photoHost } from './support/photos.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const paths = ['/expertise', '/services', '/services-overview', ...firstPageOf('/projects'), '/tools']

for (const photos of [true, false]) {
  test(`A photo has a box before it loads, which stays if it fails: nothing moves (${photos ? 'loads' : 'fails'})`, async ({
    newVisitor,
    watched,
  }) => {
    const page = await newVisitor({ photos })
    await withoutFonts(page.context(), watched)
    await watchShifts(page)
    for (const path of paths) {
      await visit(page, path)
      await scrollThrough(page)
      const shown = page.getByRole('main').locator('img:visible')
      if (photos) await expect(shown.first(), path).toBeVisible()
      else await expect(shown, path).toHaveCount(0)
      // Sections below the first screen may shift slightly; a photo without a box would cause a shift a hundred times larger.
      expect(await shiftsOf(page), `layout shifts on ${path}`).toBeLessThan(0.001)
    }
  })
}

test('A photo that fails before hydration is hidden as well', async ({ newVisitor }) => {
  const page = await newVisitor({ photos: false })
  const start = await delayFile(page, '**/assets/index-*.js')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(photoHost))
  await page.goto('/tools', { waitUntil: 'commit' })
  await failed
  start()
  await hydrated(page)
  await expect(page.getByRole('article').first().locator('img')).toBeHidden()
})

/** Scrolls through the page, so that all photos are requested. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
