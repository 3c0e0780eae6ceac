import { firstPageOf } from '../support/built-pages.ts'
import { savedMessages } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { slowNetwork } from './support/network.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated } from './support/visit.ts'
import { expect, test } from './test.ts'

test('On 2G the page is readable before its client bundle has loaded, hardly shifts, and the form sends', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await watchShifts(page)
  await slowNetwork(page, { speed: 100_000, latency: 400 })
  let bundleLoaded = false
  page.on('requestfinished', (request) => {
    if (/\/assets\/vendor-.*\.js$/.test(request.url())) bundleLoaded = true
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(bundleLoaded, 'the text is visible before the client bundle has loaded').toBe(false)

  await hydrated(page, 60_000)
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05)
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})

test('A text face that arrives after the first paint shifts a page by 0.05 at most', async ({ page }) => {
  await watchShifts(page)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    for (const path of ['/', ...firstPageOf('/services'), ...firstPageOf('/projects'), '/contact']) {
      await page.setViewportSize(viewport)
      // Makes the browser forget the face of the page before, which is in its memory.
      const session = await page.context().newCDPSession(page)
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      await session.send('Network.setCacheDisabled', { cacheDisabled: false })
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/instrument-sans*.woff2' }] })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const hasFace = () => document.fonts.check('1em Text')
      expect(await page.evaluate(hasFace), `${path} has the face before the first paint`).toBe(false)
      // With the session the interception ends, and what was held continues.
      await session.detach()
      await page.waitForFunction(hasFace)
      await hydrated(page)
      expect.soft(await shiftsOf(page), `shifts of ${path}, ${viewport.width} px`).toBeLessThanOrEqual(0.05)
    }
})
