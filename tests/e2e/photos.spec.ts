import { withoutFonts } from './support/fonts.ts'
import { photoHost } from './support/photos.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { hydrated, hero, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const paths = ['/', '/expertise', '/services/text-generation', '/projects', '/tools']

test('Photos come from the photo host in the size of the screen, with a text alternative, and nothing jumps', async ({
  page,
}) => {
  await watchShifts(page)
  for (const path of paths) {
    await visit(page, path)
    await scrollThrough(page)
    const photos = page.getByRole('main').locator('img')
    expect(await photos.count(), path).toBeGreaterThan(0)
    for (const photo of await photos.all()) {
      await expect(photo, path).toHaveAttribute('alt', /\S{3}/)
      await expect(photo).toHaveAttribute('srcset', new RegExp(`^${photoHost}/photo-\\S+ 400w`))
    }
    // What arrives below the first screen may move by a hair; a photo without a box would move the page by a hundred times that.
    expect(await shiftsOf(page), `${path} jumps`).toBeLessThan(0.001)
  }
})

test('A photo that fails is hidden, the box keeps its size, and nothing jumps', async ({ newVisitor, watched }) => {
  const page = await newVisitor({ photos: false })
  const other = await newVisitor()
  for (const visitor of [page, other]) await withoutFonts(visitor.context(), watched)
  await watchShifts(page)
  for (const path of paths) {
    await visit(page, path)
    await scrollThrough(page)
    await expect(page.getByRole('main').locator('img'), path).toHaveCount(0)
    // What arrives below the first screen may move by a hair; a photo without a box would move the page by a hundred times that.
    expect(await shiftsOf(page), `${path} jumps`).toBeLessThan(0.001)
    await visit(other, path)
    expect(await heightOf(page), `the height of ${path}`).toBe(await heightOf(other))
  }
})

test('A photo that has failed before the page came hydrated is hidden, too', async ({ newVisitor }) => {
  const page = await newVisitor({ photos: false })
  let start: () => void = () => undefined
  const wait = new Promise<void>((done) => {
    start = done
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await wait
    await route.continue()
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(photoHost))
  await page.goto('/services/text-generation', { waitUntil: 'commit' })
  await failed
  start()
  await hydrated(page)
  await expect(hero(page).locator('img')).toHaveCount(0)
})

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Shows every part of the page, so that all photos are asked for. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
