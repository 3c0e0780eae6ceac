import { company } from '../../src/content/company/company.ts'
import { workedExample } from '../../src/content/home/savings.ts'
import { findings } from './support/axe.ts'
import { expectPage, visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

test('The calculation follows every number, typed or stepped by keyboard', async ({ page }) => {
  await visit(page, '/')
  const { field, saved, adjust } = calculator(page)
  await expect(saved).toHaveText(`${workedExample.saved} hours`)
  await expect(field('Writing quotes Minutes each')).toHaveCount(0)
  for (const task of [0, 1]) await adjust.nth(task).press('Enter')
  await field('Answering the shared inbox Times a week').press('ArrowUp')
  await expect(field('Answering the shared inbox Times a week')).toHaveValue('281')
  await field('Writing quotes Minutes each').fill('60')
  await expect(saved).toHaveText('50.1 hours')
  await field('Writing quotes Minutes each').fill('30')
  await field('People on the team').fill('24')
  await expect(field('Writing quotes Times a week'), 'follows the team').toHaveValue('48')
  await expect(field('Answering the shared inbox Times a week'), 'was typed').toHaveValue('281')
  await expect(page.getByRole('status').filter({ hasText: /^106\.1 hours a week today/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(saved).toHaveText(`${workedExample.saved} hours`)

  await test.step('A number that cannot be used stays, and the page says which one is used', () =>
    unusableNumbers(page))
})

async function unusableNumbers(page: Page) {
  const { field, saved } = calculator(page)
  const minutes = field('Answering the shared inbox Minutes each')
  for (const [typed, used] of [
    ['', '3'],
    ['1.000', '3'],
  ] as const) {
    await minutes.fill(typed)
    await expect(minutes).toHaveAccessibleDescription(
      `Please enter a number from 0 to 150. For now we’re using ${used}.`,
    )
    await expect(minutes).toHaveValue(typed)
  }
  await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  expect(await findings(page)).toEqual([])
  await minutes.fill('')
  await minutes.pressSequentially('12,5')
  await expect(minutes).toHaveAttribute('aria-valuenow', '12.5')
  await minutes.fill('3')
  await expect(minutes).toHaveAccessibleDescription('')
  await expect(saved).toHaveText(`${workedExample.saved} hours`)
}

test('The calculation goes into the message of the contact form, below what was written, once', async ({ page }) => {
  const t = messages('de')
  const lines = [
    'ein Team mit 24 Personen',
    '- Angebote schreiben: 48 pro Woche, je 30\u00A0Minuten (24\u00A0Stunden → 8',
    '10.441\u00A0€',
  ]
  await visit(page, '/contact', 'de')
  const message = page.getByRole('textbox', { name: t('contact.form.message') })
  await message.fill('A question first.')
  for (const team of ['18', '24']) {
    await page.getByRole('banner').getByRole('link', { name: company.name }).click()
    await expectPage(page, '/')
    await calculator(page).field(t('home.savings.team')).fill(team)
    await page.getByRole('button', { name: t('home.savings.send') }).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname + url.hash === '/contact#contact-form')
    await expect(page.locator('#contact-form')).toBeFocused()
    await expect(message).toHaveValue(/^A question first\.\n\n/)
  }
  const text = await message.inputValue()
  for (const line of lines) expect(text.split(line), line).toHaveLength(2)
  expect(text, 'the calculation from before').not.toContain('18 ')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: t('contact.form.name') })).toBeFocused()
})

function calculator(page: Page) {
  return {
    field: (name: string) => page.getByRole('spinbutton', { name, exact: true }),
    saved: page.locator('section:has([id^=savings-]) strong'),
    adjust: page.locator('section:has([id^=savings-]) summary'),
  }
}
