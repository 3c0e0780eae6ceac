import { company } from '../../src/content/company/company.ts'
import { breakEvenHours } from '../../src/content/home/savings.ts'
import { textPlan } from '../../src/content/services/services.ts'
import { findings } from './support/axe.ts'
import { expectPage, visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

test('The calculation follows the number, and ends where the plan does', async ({ page }) => {
  const t = messages('en')
  await visit(page, '/')
  const { hours, left } = calculator(page)
  await expect(left).toHaveText('€3,721')
  await hours.fill('40,5')
  await expect(left).toHaveText('€1,545')
  await hours.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: /^28\.4 hours back a week/ })).toHaveCount(1)
  await hours.fill(String(breakEvenHours - 1))
  await expect(page.getByText(t('savings.loss'))).toBeVisible()
  await hours.fill('1,000')
  await expect(page.getByText(t('savings.most'))).toBeVisible()
  await hours.fill('5000')
  await expect(hours).toHaveAccessibleDescription('Please enter a number from 1 to 1,000.')
  expect(await findings(page)).toEqual([])
  await hours.fill(String(textPlan.hours + 1))
  await expect(hours).toHaveAccessibleDescription('')
  await expect(left).toHaveText('€5,401')
  await expect(page.getByText(t('savings.most'))).toBeVisible()
})

test('The calculation goes into the message of the contact form, below what was written, once', async ({ page }) => {
  const t = messages('de')
  await visit(page, '/contact', 'de')
  const message = page.getByRole('textbox', { name: t('contact.form.message') })
  await message.fill('A question first.')
  for (const hours of ['30', '48']) {
    await page.getByRole('banner').getByRole('link', { name: company.name }).click()
    await expectPage(page, '/')
    await calculator(page).hours.fill(hours)
    await page.getByRole('button', { name: t('savings.send') }).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname + url.hash === '/contact#contact-form')
    await expect(page.locator('#contact-form')).toBeFocused()
    await expect(message).toHaveValue(/^A question first\.\n\n/)
  }
  const text = await message.inputValue()
  for (const part of ['48 Stunden', '33,6 Stunden', '2.377\u00A0€']) expect(text.split(part), part).toHaveLength(2)
  expect(text, 'the calculation from before').not.toContain('30 ')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: t('contact.form.name') })).toBeFocused()
})

function calculator(page: Page) {
  return { hours: page.locator('#savings-hours'), left: page.locator('section:has(#savings-hours) [data-tone] dd') }
}
