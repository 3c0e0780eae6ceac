import type { Request } from '@playwright/test'
import { notices } from '../spec.ts'
import { savedMessages } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { closeButtons, expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

for (const [moment, warm] of [
  ['before the backend client was downloaded', false],
  ['after the backend client was downloaded', true],
] as const) {
  test(`Offline ${moment}: an immediate error, the text stays, and it can be sent when online again`, async ({
    page,
    context,
    watched,
  }) => {
    watched.announce(/The message is not saved/, /ERR_INTERNET_DISCONNECTED/)
    const client = /\/assets\/supabase-.*\.js/
    if (!warm) await page.route(client, (route) => route.abort('internetdisconnected'))
    const isClient = (request: Request) => client.test(request.url())
    const requested = warm
      ? page.waitForEvent('requestfinished', isClient)
      : page.waitForEvent('requestfailed', isClient)
    await visit(page, '/contact')
    await requested
    await context.setOffline(true)
    await page.unroute(client)
    const message = uniqueMessage()
    await fillContactForm(page, message)
    await fields(page).send.click()
    await expectToast(page, ...notices.notSaved.en)
    await expect(page.getByRole('form', { name: 'Send us a message' })).toContainText('You are offline.')
    await expect(fields(page).message).toHaveValue(message.message)
    expect(await savedMessages(message.email)).toEqual([])

    await context.setOffline(false)
    await closeButtons(page).click()
    await fields(page).send.click()
    await expectToast(page, 'Message Sent!')
    await expect(page.getByRole('form', { name: 'Send us a message' })).not.toContainText('You are offline.')
    expect(await savedMessages(message.email)).toEqual([message])
  })
}
