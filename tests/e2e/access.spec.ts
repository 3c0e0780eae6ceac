import { notices } from '../spec.ts'
import { contactTable } from './support/backend.ts'
import { liveRegions, recordAnnouncements } from './support/live-regions.ts'
import { fields, fillContactForm, uniqueAddress, uniqueMessage } from './support/contact-form.ts'
import { findings } from './support/axe.ts'
import { allCombinations, look, looks } from './support/looks.ts'
import { closeButtons, expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

// In German, which is longer; the stories show the same in both themes.
for (const { locale, theme, width } of looks.filter((one) => allCombinations || one.locale === 'de')) {
  test(`axe finds nothing with the menu open, errors shown, a field focused and a toast open (${locale}, ${theme}, ${width} px)`, async ({
    page,
    watched,
  }) => {
    const text = messages(locale)
    await visit(page, '/contact', locale)
    await look(page, { theme, width })
    const form = page.getByRole('form', { name: text('contact.form.title') })

    await test.step('validation errors, with the focus in the first field', async () => {
      await form.getByRole('button').click()
      await expect(form.getByRole('textbox').first()).toBeFocused()
      // Where the header covers no half of a link.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(form.getByRole('status').filter({ hasText: text('contact.form.check') })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
    await test.step('a toast and the note beside the button', async () => {
      watched.announce(/status of 429/, /The message is not saved/)
      await page.route(contactTable, (route) => route.fulfill({ status: 429, json: {} }))
      await form.getByRole('textbox').nth(0).fill('Mia Berg')
      await form.getByRole('textbox').nth(1).fill('mia@example.com')
      await form.getByRole('textbox').nth(2).fill(uniqueMessage().message)
      await form.getByRole('button').click()
      await expect(page.getByRole('alert').getByText(text('contact.failed.text'))).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
    if (width === 1280) return
    await test.step('the menu', async () => {
      await page.getByRole('banner').locator('[aria-haspopup]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })
}

test('In the accessibility tree a toast is added to an existing live region, and nothing else is announced', async ({
  page,
  watched,
}) => {
  watched.announce(/status of 503/, /The message is not saved/)
  await visit(page, '/contact')
  const before = await liveRegions(page)
  expect(before.filter(({ role }) => role === 'alert')).toMatchObject([{ live: 'assertive', text: '' }])
  const known = before.map(({ node }) => node)

  await page.route(contactTable, (route) => route.fulfill({ status: 503 }))
  await fillContactForm(page, uniqueMessage())
  await fields(page).send.click()
  await expect(closeButtons(page)).toHaveCount(1)
  await expect(page.getByText('Your text is still here.')).toBeVisible()
  const [alert, ...others] = (await liveRegions(page)).filter(({ text }) => text !== '')
  expect(others).toEqual([])
  expect(known).toContain(alert?.node)
  expect(alert?.text).toBe(notices.notSaved.en.join(' '))

  await page.unroute(contactTable)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  const after = await liveRegions(page)
  const [status] = after.filter(({ text }) => text.includes('Message Sent!'))
  expect(known).toContain(status?.node)
  expect(status).toMatchObject({ role: 'status', live: 'polite' })
  expect(status?.text).toBe(notices.sent.en.join(' '))
  expect(after.filter(({ role }) => role === 'alert')).toMatchObject([{ text: '' }])
})

// What makes the live regions of a page say something.
const saying: Record<string, (page: Page) => Promise<void>> = {
  '/contact': async (page) => {
    await page.route(contactTable, (route) => route.fulfill({ status: 503 }))
    await fillContactForm(page, uniqueMessage())
    await fields(page).send.click()
    await page.locator('#newsletter').getByRole('textbox').fill(uniqueAddress())
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(closeButtons(page)).toHaveCount(2)
    for (const field of [fields(page).name, fields(page).email]) await field.fill('')
    await fields(page).send.click()
  },
  '/': (page) => page.getByRole('button', { name: 'Sign off and send' }).click(),
}
for (const [path, say] of Object.entries(saying)) {
  const tag = path === '/contact' ? '@newsletter' : []
  test(
    `A change of the language announces nothing that was said before: ${path}`,
    { tag },
    async ({ page, watched }) => {
      if (path === '/contact') watched.announce(/status of 503/, /The message is not saved/)
      await visit(page, path)
      await say(page)
      const said = () =>
        page
          .locator('[role=status], [role=alert], [aria-live]')
          .evaluateAll((regions) => regions.flatMap(({ textContent }) => textContent || []))
      await expect.poll(async () => (await said()).length).toBe(path === '/contact' ? 3 : 1)
      const english = await said()
      const announced = await recordAnnouncements(page)
      await page.getByRole('banner').getByRole('combobox').selectOption('DE')
      await expect.poll(async () => (await said()).filter((text) => english.includes(text))).toEqual([])
      expect(await announced()).toEqual([])
    },
  )
}

test('After sending by keyboard, Tab continues from the send button', { tag: '@newsletter' }, async ({ page }) => {
  await visit(page, '/contact')
  const next = page.getByRole('main').getByRole('link', { name: 'Get the newsletter' })
  await fillContactForm(page, uniqueMessage())
  await expect(next).toHaveCount(0)
  await fields(page).send.press('Enter')
  await expect(closeButtons(page)).toHaveCount(1)
  await expect(fields(page).send).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await expect(next).toHaveAttribute('href', '#newsletter')
})
