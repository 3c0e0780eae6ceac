import { company } from '../../src/content/company/company.ts'
import { newsletterTable } from './support/backend.ts'
import { closeButtons } from './support/toasts.ts'
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
  await expect(status, 'and does not stay').toHaveCount(0)
  await visit(page, '/', 'de')
  await page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Imprint' })
  await expect(status).toHaveAttribute(
    'lang',
    await heading.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang ?? ''),
  )
})

test('The focus is in view, also in a row that scrolls sideways and beside an open toast', async ({
  page,
  watched,
}) => {
  watched.announce(/The newsletter subscription failed/, /status of 500/)
  await page.setViewportSize({ width: 390, height: 780 })
  await visit(page, '/tools')
  const row = page.getByRole('main').getByRole('group').getByRole('button')
  await row.last().focus()
  for (let at = (await row.count()) - 2; at >= 0; at -= 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(row.nth(at)).toBeInViewport({ ratio: 0.9 })
  }
  await visit(page, '/contact')
  await page.route(newsletterTable, (route) => route.fulfill({ status: 500 }))
  await page.locator('#newsletter').getByRole('textbox').fill('mia@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(closeButtons(page)).toBeVisible()
  for (const [width, height] of [
    [390, 780],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key)
        expect.soft(await coveredFocus(page), `${width} px, ${key}`).toBeUndefined()
      }
  }
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

/** The text of the focused element of the page if its middle lies under the header or a toast. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body || one.closest('header')) return undefined
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return above && !above.closest('header') ? undefined : one.outerHTML.slice(0, 80)
  })
}

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
