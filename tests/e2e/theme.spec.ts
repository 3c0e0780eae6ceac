import { barColors } from '../../src/features/theme/bar-colors.gen.ts'
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

function backgroundColor(page: Page) {
  return page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
}
