import { recordCalls, savedMessages, contactTable, mailFunction } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('Success: the row is saved, then the function is called, both with exactly name, email and message', async ({
  page,
}) => {
  await visit(page, '/contact')
  const calls = recordCalls(page)
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await test.step('A double click sends once', () => fields(page).send.dblclick())
  await expectToast(page, 'Message Sent!', "Thank you for your message. We'll get back to you within 24 hours.")
  await expect(fields(page).send, 'does not lose the focus').toBeFocused()
  expect(calls).toEqual([
    { method: 'POST', path: '/rest/v1/novamesa_contact_submissions', body: message },
    { method: 'POST', path: '/functions/v1/send-contact-email', body: message },
  ])
  expect(await savedMessages(message.email)).toEqual([message])

  await test.step('The form is reset', async () => {
    const form = fields(page)
    for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('')
    await expect(form.send).toBeEnabled()
    await expect(form.send).toHaveText('Send message')
    await page.reload()
    await expect(form.message, 'no draft is left').toHaveValue('')
  })
})

test('While sending, the button is disabled and reads "Sending…", and repeated presses make one request', async ({
  page,
}) => {
  await visit(page, '/contact')
  const calls = recordCalls(page)
  let respond: () => void = () => undefined
  const wait = new Promise<void>((done) => {
    respond = done
  })
  await page.route(contactTable, async (route) => {
    await wait
    await route.continue()
  })
  const form = fields(page)
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await form.email.press('Enter')
  await form.send.click({ force: true, clickCount: 10 })
  await expect(form.send).toBeDisabled()
  await expect(form.send).toHaveText('Sending…')
  await form.name.press('Enter')
  respond()
  await expectToast(page, 'Message Sent!')
  await expect(form.send).toHaveText('Send message')
  expect(calls.map(({ path }) => path)).toEqual([
    '/rest/v1/novamesa_contact_submissions',
    '/functions/v1/send-contact-email',
  ])
  expect(await savedMessages(message.email)).toEqual([message])
})

test('Partial success: saved, but the e-mail function fails', async ({ page, watched }) => {
  watched.announce(/the notification e-mail failed/, /status of 500/)
  await visit(page, '/contact')
  await page.route(mailFunction, (route) => route.fulfill({ status: 500, body: 'no' }))
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expectToast(
    page,
    'Message Saved',
    "Your message was saved but email notification failed. We'll still get back to you!",
  )
  await expect(fields(page).message).toHaveValue('')
  expect(await savedMessages(message.email)).toEqual([message])
})
