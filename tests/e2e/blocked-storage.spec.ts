import { hydrated, expectPage } from './support/visit.ts'
import { answerPosts } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { expectToast } from './support/toasts.ts'
import { expect, test } from './test.ts'

const faults = {
  'storage that throws when touched': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
}

for (const [fault, cause] of Object.entries(faults)) {
  test(`The site works with ${fault}: dark, English, and every control does its work`, async ({ page }) => {
    await page.addInitScript(cause)
    await page.goto('/tools')
    await hydrated(page)
    await expect(page.locator('html')).toContainClass('dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Marketing' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).toContainClass('light')
    await page.getByRole('banner').getByRole('combobox').selectOption('DE')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expectPage(page, '/contact')
    await page.getByRole('banner').getByRole('combobox').selectOption('EN')
    await fillContactForm(page, uniqueMessage())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectToast(page, 'Message Sent!')
  })

  test(`With ${fault} and without scripts, the browser sends the contact form and brings the text back`, async ({
    page,
    watched,
  }) => {
    watched.allow(/./)
    await page.addInitScript(cause)
    await page.route('**/assets/*.js', (route) => route.abort())
    const posts = await answerPosts(page, 'message-not-sent')
    await page.goto('/contact')
    const message = uniqueMessage()
    await fillContactForm(page, message)
    await fields(page).send.click()
    await expect(page.locator('#message-not-sent')).toBeVisible()
    expect(posts).toEqual([{ ...message, language: 'en', website: '' }])
    await page.goBack()
    await expect(fields(page).message).toHaveValue(message.message)
  })
}
