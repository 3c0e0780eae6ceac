import { services } from '../../src/content/services/services.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const play = (page: Page) => page.getByRole('figure').getByRole('button', { name: /^Play/ })
const stop = (page: Page) => page.getByRole('figure').getByRole('button', { name: 'Stop' })

test('The theme is synthesized on a press: nothing is downloaded before, it plays, and a second press stops it', async ({
  page,
}) => {
  test.skip(!services.has('music-production'), 'The service with this sample is not offered.')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/services/music-production')
  await expect(play(page)).toBeVisible()
  expect(scripts.filter((url) => /play-theme|audio|\.(mp3|ogg|wav)/.test(url))).toEqual([])
  await play(page).click()
  await expect.poll(() => played(page)).toBeGreaterThan(0)
  expect(scripts.filter((url) => url.includes('play-theme'))).toHaveLength(1)
  await stop(page).click()
  await expect.poll(() => played(page)).toBe(0)
  await expect(play(page)).toBeVisible()
})

test('The theme stops when the page is left within the site', async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override close() {
        document.documentElement.dataset['sound'] = 'over'
        return super.close()
      }
    }
  })
  await visit(page, '/services/music-production')
  await play(page).click()
  await expect.poll(() => played(page)).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'over')
})

test('A device that cannot play the theme says so', async ({ page }) => {
  await page.addInitScript(() => {
    AudioContext.prototype.resume = () => Promise.reject(new Error('silent'))
  })
  await visit(page, '/services/music-production')
  await play(page).click()
  await expect(page.getByText('Your browser can’t play this sketch.')).toBeVisible()
  await expect(play(page)).toBeVisible()
})

/** The width of what is played of the waveform, in pixels. */
function played(page: Page) {
  return page
    .locator('figure svg > rect')
    .first()
    .evaluate((rect) => rect.getBoundingClientRect().width)
}
