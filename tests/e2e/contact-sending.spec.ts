import { recordCalls, savedMessages, contactTable } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { delayFile } from './support/network.ts'
import { expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
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
    for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('')
    await expect(form.send).toBeEnabled()
    await expect(form.send).toHaveText('Send message')
    await page.reload()
    await expect(form.message, 'no draft is left').toHaveValue('')
  })
})
