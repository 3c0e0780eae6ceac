import { firstPageOf } from '../support/built-pages.ts'
import { withoutFonts } from './support/fonts.ts'
import { delayFile } from './support/network.ts'
import { photoHost } from './support/photos.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const paths = ['/expertise', '/services', '/services-overview', ...firstPageOf('/projects'), '/tools']

test('A photo has a box before it loads, and one that fails leaves no gap', async ({ newVisitor, watched }) => {
  const page = await newVisitor({ photos: false })
  const other = await newVisitor()
  for (const visitor of [page, other]) await withoutFonts(visitor.context(), watched)
  await watchShifts(other)
  for (const path of paths) {
    await visit(page, path)
    await scrollThrough(page)
    await expect(page.getByRole('main').locator('img:visible, [data-photo]:visible'), path).toHaveCount(0)
    await visit(other, path)
    await scrollThrough(other)
    await expect(other.getByRole('main').locator('img').first(), path).toBeVisible()
    // Sections below the first screen may shift slightly; a photo without a box would cause a shift a hundred times larger.
    expect(await shiftsOf(other), `layout shifts on ${path} with photos`).toBeLessThan(0.001)
  }
})

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
