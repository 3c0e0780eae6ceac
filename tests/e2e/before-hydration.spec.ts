import { savedMessages } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { delayFile } from './support/network.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** Opens a page whose scripts wait until the returned function is called. */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  const deliver = await delayFile(page, '**/assets/vendor-*.js')
  await page.goto(`${path}?lng=en`, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    deliver()
    await hydrated(page)
  }
}

test(
  'An address that is being typed while the page starts is complete, also with letters beyond ASCII',
  { tag: '@newsletter' },
  async ({ page }) => {
    for (const domain of ['example.com', 'straße.example']) {
      const run = await open(page, '/contact')
      const address = uniqueMessage().email.replace('example.com', domain)
      const field = page.getByRole('textbox', { name: 'Email' }).last()
      await field.pressSequentially(address.slice(0, -3))
      await run()
      await page.keyboard.type(address.slice(-3))
      await expect(field).toHaveValue(address)
      const request = page.waitForRequest(/newsletter_subscriptions/)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      expect((await request).postDataJSON()).toEqual({ email: address.replace('straße', 'xn--strae-oqa') })
      await page.unrouteAll({ behavior: 'wait' })
    }
  },
)

test('What is chosen, pressed and opened before the page runs counts, all of it and in its order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const run = await open(page, '/tools')
  await page.getByRole('button', { name: 'Design' }).click()
  const theme = page.getByRole('banner').getByRole('button', { name: /theme/ })
  for (let press = 0; press < 3; press += 1) await theme.click()
  await page.getByRole('banner').getByRole('combobox').selectOption('de')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await run()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Kontakt' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.locator('html')).toContainClass('light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('A language chosen before the page runs changes its drawings, too, without a fault', async ({ page }) => {
  // A slow phone renders the rest of a page some time after its header.
  await page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: 6 }))
  const run = await open(page, '/services')
  await page.getByRole('banner').getByRole('combobox').selectOption('de')
  await run()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('What is pressed while the page starts counts once', async ({ page }) => {
  // What was done before is replayed with a paint.
  await page.addInitScript(holdPaint)
  await page.goto('/?lng=en#main')
  await expect(page.locator('html')).toHaveAttribute('data-state', 'hydrating')
  const toggle = page.getByRole('banner').getByRole('button', { name: /theme/ })
  await toggle.click()
  await goOn(page)
  await hydrated(page)
  await expect(page.locator('html')).toHaveClass(/light/)
})

test('A number typed before the page runs stays, and is calculated with', async ({ page }) => {
  const run = await open(page, '/')
  const hours = page.locator('#savings-hours')
  await hours.fill('40,5')
  await run()
  await expect(hours).toHaveValue('40,5')
  await expect(page.locator('section:has(#savings-hours) [data-tone] dd')).toHaveText('€1,545')
})

test('A message sent before the page runs is sent', async ({ page }) => {
  const run = await open(page, '/contact')
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await fields(page).send.click()
  await run()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})

/** Runs in the page, which learns of no paint before it is online again. */
function holdPaint(): void {
  const request = window.requestAnimationFrame.bind(window)
  const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  window.requestAnimationFrame = (painted) => {
    void online.then(() => request(painted))
    return 0
  }
}

const goOn = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** What extensions, phones and translators do to a document, by the element that they change. */
const changes: Record<string, (form: HTMLElement) => void> = {
  'adds elements after fields': (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.after(document.createElement('div'))
  },
  'makes links of addresses': () => {
    const text = document.querySelector('address')?.firstChild
    const link = document.createElement('a')
    text?.replaceWith(link)
    link.append(text ?? '')
  },
  'rewrites every text': () => {
    const walker = document.createTreeWalker(document.getElementById('root') ?? document, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
}

for (const [name, change] of Object.entries(changes)) {
  test(`What was typed, and the focus, survive software that ${name}`, async ({ page, watched }) => {
    watched.announce(/Minified React error #418/)
    const run = await open(page, '/contact')
    const message = uniqueMessage()
    await fillContactForm(page, message)
    // Without events, as a password manager does.
    await page
      .getByRole('textbox', { name: 'Email' })
      .last()
      .evaluate((field: HTMLInputElement) => {
        field.value = 'mia@example.com'
      })
    await fields(page).message.focus()
    await page.locator('#contact-form').evaluate(change)
    const first = await fields(page).message.elementHandle()
    // What was done before is replayed with a paint.
    await page.evaluate(holdPaint)
    const isRunning = run()
    await expect.poll(() => first?.evaluate((field) => field.isConnected)).toBe(false)
    await page.keyboard.type(' Soon.')
    message.message += ' Soon.'
    await goOn(page)
    await isRunning
    await expect(fields(page).name).toHaveValue(message.name)
    await expect(fields(page).email).toHaveValue(message.email)
    await expect(fields(page).message).toHaveValue(message.message)
    await expect(fields(page).message).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Email' }).last()).toHaveValue('mia@example.com')
    await fields(page).send.click()
    await expectToast(page, 'Message Sent!')
    expect(await savedMessages(message.email)).toEqual([message])
  })
}
