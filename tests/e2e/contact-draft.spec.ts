import { contactTable, savedMessages } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { delayFile } from './support/network.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('The draft survives a reload and navigation, and is not shown in another tab', async ({ page, newTab }) => {
  await visit(page, '/contact')
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await page.reload()
  const form = fields(page)
  await expect(form.name).toHaveValue(message.name)
  await expect(form.email).toHaveValue(message.email)
  await expect(form.message).toHaveValue(message.message)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expectPage(page, '/about')
  await page.goBack()
  await expect(form.message).toHaveValue(message.message)
  expect(await page.evaluate(() => JSON.stringify(localStorage)), 'a draft belongs to one tab').not.toContain(
    message.email,
  )

  const other = await newTab()
  await visit(other, '/contact')
  await expect(fields(other).message).toHaveValue('')
})

test('Leaving while a message is being sent asks for confirmation; the draft is kept and can be sent', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.route(contactTable, () => undefined)
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expect(fields(page).send).toHaveText('Sending…')
  const question = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await hydrated(page)
  await expect(fields(page).message).toHaveValue(message.message)
  await page.unroute(contactTable)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})

test('Text typed before hydration is kept, also over a reload, and so is the draft', async ({ page }) => {
  const start = await delayFile(page, '**/assets/index-*.js')
  await page.goto('/robots.txt')
  await page.evaluate(
    (saved) =>
      sessionStorage.setItem(
        'contact-draft',
        JSON.stringify({ saved, name: 'Mia', email: '', message: 'An earlier thought.' }),
      ),
    Date.now(),
  )
  await page.goto('/contact', { waitUntil: 'commit' })
  const typed = uniqueMessage()
  await fillContactForm(page, typed)
  await page.reload({ waitUntil: 'commit' })
  start()
  await hydrated(page)
  await expect(fields(page).send).toBeEnabled()
  const message = { ...typed, message: `An earlier thought.\n\n${typed.message}` }
  await expect(fields(page).name).toHaveValue(message.name)
  await expect(fields(page).message).toHaveValue(message.message)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})
