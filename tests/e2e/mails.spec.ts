import { findings, withBestPractices } from './support/axe.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import { expect, mailsUrl, test } from './test.ts'

test('The mail preview shows the mail about a sent contact message', async ({ page, watched }) => {
  watched.announceHost(mailsUrl())
  await visit(page, '/contact')
  const message = { ...uniqueMessage(), name: 'Mia <b>Berg</b> مرحبا' }
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')

  await page.goto(mailsUrl())
  await expect(page).toHaveTitle('Mails of this machine')
  const entry = page.getByRole('listitem').filter({ hasText: message.email })
  await expect(entry).toHaveCount(1)
  expect(await findings(page, withBestPractices)).toEqual([])
  await entry.getByRole('link', { name: `Contact form: ${message.name}` }).click()

  await expect(page.getByText(message.message)).toBeVisible()
  await expect(page.getByText(message.name).last()).toBeVisible()

  await page.goBack()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
