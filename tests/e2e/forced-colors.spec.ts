import type { Locator } from '@playwright/test'
import { contactTable } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('With forced colors, an error is told by its outline and its icon', async ({ page, watched }) => {
  watched.announce(/The message is not saved/, /status of 500/)
  await visit(page, '/contact')
  await page.route(contactTable, (route) => route.fulfill({ status: 500 }))
  await fillContactForm(page, uniqueMessage())
  await fields(page).send.click()
  const error = page.getByRole('alert').locator('[data-kind]')
  await expect(error).toHaveCSS('border-width', '2px')
  await expect(error.locator('> svg')).toHaveCSS('stroke', await colorOf(error))
  await page.unroute(contactTable)
  await fields(page).send.click()
  await expect(page.getByRole('region', { name: /^Notices/ }).getByText('Message Sent!')).toBeVisible()
  await expect(page.locator('[role=status] > [data-kind] > svg')).toHaveCount(0)
})

test('With forced colors, controls keep their borders, the focus ring is visible and states differ', async ({
  page,
}) => {
  await visit(page, '/contact')
  const form = fields(page)
  for (const control of [form.send, form.name, form.message]) {
    await control.focus()
    const { border, pageBackground, ring } = await edges(control)
    expect(border, 'the border differs from the background').not.toBe(pageBackground)
    expect(ring).not.toBe(pageBackground)
  }

  await test.step('The current page and the pressed filter are distinguishable', async () => {
    await visit(page, '/tools')
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    await expect(links.filter({ hasText: 'Tools' })).toHaveCSS('border-bottom-width', '2px')
    await expect(links.filter({ hasText: 'About' })).toHaveCSS('border-bottom-width', '0px')
    const pressed = page.getByRole('button', { pressed: true })
    const other = page.getByRole('button', { pressed: false }).first()
    expect((await edges(pressed)).background).not.toBe((await edges(other)).background)
    expect((await edges(pressed)).background).not.toBe((await edges(pressed)).color)
  })
})

function edges(control: Locator) {
  return control.evaluate((element) => {
    const { borderTopColor, outlineColor, backgroundColor, color } = getComputedStyle(element)
    return {
      border: borderTopColor,
      ring: outlineColor,
      background: backgroundColor,
      color,
      pageBackground: getComputedStyle(document.documentElement).backgroundColor,
    }
  })
}

function colorOf(locator: Locator, property = 'color'): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}
