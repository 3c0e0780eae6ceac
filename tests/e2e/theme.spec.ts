import { barColors } from '../../src/features/theme/theme.ts'
import { contactTable } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

// The system theme is light, and the site dark by default.
test.use({ colorScheme: 'light' })

test('The theme starts dark; a choice colors page and browser, and survives navigation, a reload and a later visit in the same browser', async ({
  page,
  newTab,
}) => {
  await visit(page, '/')
  const bar = page.locator('meta[name=theme-color]')
  await expect(page.locator('html')).toContainClass('dark')
  await expect(bar).toHaveAttribute('content', barColors.dark)
  const dark = await backgroundColor(page)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(bar).toHaveAttribute('content', barColors.light)
  await expect.poll(() => backgroundColor(page)).not.toBe(dark)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expectPage(page, '/about')
  await expect(page.locator('html')).toContainClass('light')
  await page.reload()
  await expect(page.locator('html')).toContainClass('light')
  await page.close()
  const later = await newTab()
  await visit(later, '/tools')
  await expect(later.locator('html')).toContainClass('light')
  await expect(later.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
})

test('Toasts follow the theme, or the system theme if none is set', async ({ page, watched }) => {
  watched.announce(/The message is not saved/, /status of 503/)
  await visit(page, '/contact')
  await page.route(contactTable, (route) => route.fulfill({ status: 503 }))
  await fillContactForm(page, uniqueMessage())
  await fields(page).send.click()
  const toast = page.getByRole('alert').locator('> *')
  // An error's ground is a mixture with the color of danger.
  const isDark = () =>
    toast.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return (canvas.getImageData(0, 0, 1, 1).data[1] ?? 0) < 128
    })
  await expect.poll(isDark, 'dark by default').toBe(true)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect.poll(isDark, 'light by choice').toBe(false)
  await page.locator('html').evaluate((html) => html.classList.remove('light'))
  await expect(toast).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect.poll(isDark, 'dark as the system').toBe(true)
})

function backgroundColor(page: Page) {
  return page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
}
