import { savedMessages } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { slowNetwork } from './support/network.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated } from './support/visit.ts'
import { expect, test } from './test.ts'

test('On slow 3G the page is readable before its client bundle has loaded, and the form sends', async ({ page }) => {
  test.setTimeout(90_000)
  await slowNetwork(page, { speed: 400_000, latency: 400 })
  let bundleLoaded = false
  page.on('requestfinished', (request) => {
    if (/\/assets\/vendor-.*\.js$/.test(request.url())) bundleLoaded = true
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(bundleLoaded, 'the text is visible before the client bundle has loaded').toBe(false)

  await hydrated(page, 60_000)
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})
