import { findings, withBestPractices } from './support/axe.ts'
import { recordCalls, savedMessages, contactTable } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { delayFile } from './support/network.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('Success: the row is saved, then the function is called, both with exactly name, email and message', async ({
  page,
}) => {
  await visit(page, '/contact')
  const calls = recordCalls(page)
  const form = fields(page)
  const message = uniqueMessage()
  const respond = await delayFile(page, contactTable)
  await fillContactForm(page, message)
  await test.step('A double click sends once', () => form.send.dblclick())
  await test.step('While sending, the button is disabled, and repeated presses make one request', async () => {
    await expect(form.send).toBeDisabled()
    await expect(form.send).toHaveText('Sending…')
    await form.send.click({ force: true, clickCount: 10 })
    await form.name.press('Enter')
    respond()
  })
  await expectToast(page, 'Message Sent!')
  expect(calls).toEqual([
    { method: 'POST', path: '/rest/v1/novamesa_contact_submissions', body: message },
    { method: 'POST', path: '/functions/v1/send-contact-email', body: message },
  ])
  expect(await savedMessages(message.email)).toEqual([message])

  await test.step('The form is reset', async () => {
    for (const field of [form.name, form.email, form.message]) {
      await expect(field).toHaveValue('')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
    }
    await expect(form.send).toBeEnabled()
    await expect(form.send).toHaveText('Send message')
    await page.reload()
    await expect(form.message, 'no draft is left').toHaveValue('')
  })
})

test('After the browser itself has sent the form, the page runs with the answer, in the visitor’s language, and without a draft', async ({
  page,
}) => {
  const drafted = uniqueMessage()
  await page.goto('/robots.txt')
  await page.evaluate((draft) => {
    localStorage.setItem('i18nextLng', 'de')
    sessionStorage.setItem('contact-draft', JSON.stringify({ saved: Date.now(), ...draft }))
  }, drafted)
  await page.goto('/contact#message-sent')
  await hydrated(page)
  await expect(page.getByRole('group', { name: 'Nachricht gesendet!' })).toBeInViewport()
  expect(await findings(page, withBestPractices)).toEqual([])
  await page.goto('/contact#message-not-sent')
  await expect(page.getByRole('group', { name: 'Ihre Nachricht wurde nicht gesendet' })).toBeInViewport()
  expect(await findings(page, withBestPractices)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('group', { name: 'Ihre Nachricht wurde nicht gesendet' })).toBeVisible()
  await page.emulateMedia({ media: null })
  const message = page.getByRole('form', { name: 'Ihre Nachricht' }).getByLabel('Nachricht')
  await expect(message).toHaveValue('')

  await message.fill(drafted.message)
  await page.reload()
  await hydrated(page)
  await expect(message, 'the next one is a draft').toHaveValue(drafted.message)
})
