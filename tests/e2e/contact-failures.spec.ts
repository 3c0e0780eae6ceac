import type { Route } from '@playwright/test'
import { notices } from '../spec.ts'
import { contactTable, recordCalls, savedMessages } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { closeButtons, expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

const failures: [string, (route: Route) => Promise<void>, RegExp?][] = [
  [
    'the database responds with 500',
    (route) => route.fulfill({ status: 500, json: { message: 'no' } }),
    /status of 500/,
  ],
  ['the connection is reset', (route) => route.abort('connectionreset'), /ERR_CONNECTION_RESET/],
  [
    'a captive portal responds with 200 and its own page',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Log in</title>' }),
  ],
]

test('Saving fails: an error toast is shown, the text stays and the function is not called, whatever the cause', async ({
  page,
  watched,
}) => {
  watched.announce(/The message is not saved/)
  await visit(page, '/contact')
  const message = uniqueMessage()
  await fillContactForm(page, message)
  for (const [cause, respond, onConsole] of failures) {
    await test.step(cause, async () => {
      if (onConsole) watched.announce(onConsole)
      const calls = recordCalls(page)
      await page.route(contactTable, respond)
      await fields(page).send.click()
      await expectToast(page, ...notices.notSaved.en)
      expect(calls).toEqual([{ method: 'POST', path: '/rest/v1/novamesa_contact_submissions', body: message }])
      const form = fields(page)
      await expect(form.name).toHaveValue(message.name)
      await expect(form.email).toHaveValue(message.email)
      await expect(form.message).toHaveValue(message.message)
      await expect(form.send).toBeEnabled()
      await closeButtons(page).click()
      await page.unroute(contactTable)
    })
  }
  await test.step('and one click tries again', async () => {
    await fields(page).send.click()
    await expectToast(page, notices.sent.en[0])
    expect(await savedMessages(message.email)).toEqual([message])
  })
})

test('Sending again after a lost response stores the message once', async ({ page, watched }) => {
  watched.announce(/The message is not saved/, /ERR_FAILED/, /status of 409/)
  await visit(page, '/contact')
  await page.route(contactTable, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expectToast(page, ...notices.notSaved.en)
  expect(await savedMessages(message.email), 'the row is saved already').toEqual([message])
  await page.unroute(contactTable)
  await closeButtons(page).click()
  await fields(page).send.click()
  await expectToast(page, notices.sent.en[0])
  expect(await savedMessages(message.email)).toEqual([message])
})
