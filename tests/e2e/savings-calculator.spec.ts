import { company } from '../../src/content/company/company.ts'
import { workedExample, savingsAssumptions } from '../../src/content/home/savings.ts'
import { findings } from './support/axe.ts'
import { expectPage, visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

test('The calculation follows every number, by keyboard and slider', async ({ page }) => {
  await visit(page, '/')
  const { field, slider, saved, adjust } = calculator(page)
  await expect(saved).toHaveText(`${workedExample.saved} hours`)
  await expect(field('Writing quotes Minutes each')).toHaveCount(0)
  for (const task of [0, 1]) await adjust.nth(task).press('Enter')
  await field('Answering the shared inbox Times a week').press('ArrowUp')
  await expect(slider('Answering the shared inbox Times a week')).toHaveValue('281')
  await field('Writing quotes Minutes each').fill('60')
  await expect(saved).toHaveText('50.1 hours')
  await slider('Writing quotes Minutes each').fill('30')
  await expect(field('Writing quotes Minutes each')).toHaveValue('30')
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

test('Scrolling changes no number: neither the wheel over a field nor a finger that comes down on a slider', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await visit(page, '/')
  const [team, track] = [calculator(page).field('People on the team'), calculator(page).slider('People on the team')]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const swipe = async (dx: number, dy: number) => {
    await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x = 0, y = 0, width = 0, height = 0 } = (await track.boundingBox()) ?? {}
    const at = (part: number) => [{ x: x + width / 2 + part * dx, y: y + height / 2 + part * dy }]
    await send('touchStart', at(0))
    for (const part of [0.1, 0.2, 0.4, 0.7, 1]) await send('touchMove', at(part))
    await send('touchEnd', [])
  }
  const scrolling = async (scroll: () => Promise<void>) => {
    const before = await page.evaluate(() => scrollY)
    await scroll()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(team).toHaveValue(String(savingsAssumptions.team))
  }
  await scrolling(() => swipe(4, -200))
  await team.focus()
  await team.hover()
  await scrolling(() => page.mouse.wheel(0, 100))
  await swipe(60, 4)
  await expect.poll(() => team.inputValue().then(Number)).toBeGreaterThan(35)
  await track.tap()
  await expect(team, 'the middle').toHaveValue('31')
})

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
    // Assistive technology knows the field only.
    slider: (name: string) =>
      page.getByRole('spinbutton', { name, exact: true }).locator('..').locator('[type=range][aria-hidden=true]'),
    saved: page.locator('section:has([id^=savings-]) strong'),
    adjust: page.locator('section:has([id^=savings-]) summary'),
  }
}
