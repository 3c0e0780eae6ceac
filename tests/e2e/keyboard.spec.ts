import { company } from '../../src/content/company/company.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('The first Tab reaches the skip link, which skips the header', async ({ page }) => {
  await visit(page, '/services-overview')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await expect(skip).not.toBeInViewport({ ratio: 0.5 })
})

test('After a navigation the focus moves to the new page and its title is announced', async ({ page }) => {
  await visit(page, '/')
  const status = page.getByRole('status').filter({ hasText: company.name })
  await expect(status, 'the first page is not announced').toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Workshops' }).press('Enter')
  await expectPage(page, '/workshops')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(status).toHaveText(await page.title())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('Tab reaches every control of the contact page in document order, with a visible focus', async ({ page }) => {
  await visit(page, '/contact')
  const expected = await page
    .locator('a[href], button, input, select, textarea, summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('[aria-hidden=true]') && !one.matches(':disabled'))
        .map((one) => one.ariaLabel ?? (one.textContent || one.getAttribute('name'))),
    )
  const reached: (string | null)[] = []
  const invisible: (string | null)[] = []
  for (let step = 0; step < expected.length; step += 1) {
    await page.keyboard.press('Tab')
    const { name, ring } = await focused(page)
    reached.push(name)
    if (!ring) invisible.push(name)
  }
  expect(reached).toEqual(expected)
  expect(invisible, 'controls without a visible focus').toEqual([])
})

/** The focused element, and whether its focus is visible. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element) return { name: null, ring: false }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: element.ariaLabel ?? (element.textContent || element.getAttribute('name')),
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
}
