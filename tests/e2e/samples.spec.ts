import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('The theme is synthesized on a press: nothing is downloaded before, it plays, and a second press stops it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/services/music-production')
  const player = page.getByRole('figure').getByRole('button')
  await expect(player).toHaveText(/^Play/)
  expect(scripts.filter((url) => /play-theme|audio|\.(mp3|ogg|wav)/.test(url))).toEqual([])
  await player.click()
  await expect.poll(() => played(page)).toBeGreaterThan(0)
  expect(scripts.filter((url) => url.includes('play-theme'))).toHaveLength(1)
  await player.click()
  await expect.poll(() => played(page)).toBe(0)
  await expect(player).toHaveText(/^Play/)
})

/** The width of what is played of the waveform, in percent. */
function played(page: Page) {
  return page
    .locator('figure svg > rect')
    .first()
    .evaluate((rect) => parseFloat(rect.getAttribute('width') ?? ''))
}
