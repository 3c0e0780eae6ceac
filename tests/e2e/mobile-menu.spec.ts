import { company } from '../../src/content/company/company.ts'
import { navigation } from '../../src/site/navigation.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test.use({ viewport: { width: 390, height: 800 } })

test('The mobile menu opens with the links of the header and the consultation, and closes when one is clicked', async ({
  page,
}) => {
  await visit(page, '/')
  const menu = menuOf(page)
  await expect(menu).toBeHidden()
  await opener(page).click()
  await expect(menu).toBeVisible()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Request a free consultation' })).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(navigation.length)
  await menu.getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  await expect(menu).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await test.step('A link to the current page closes the menu as well', async () => {
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await opener(page).click()
    await expect(menu.locator('[aria-current]')).toHaveText(['Projects'])
    await menu.getByRole('link', { name: 'Projects' }).click()
    await expect(menu).toBeHidden()
    await expectPage(page, '/projects')
    await expect.poll(() => page.evaluate(() => scrollY), 'and goes to its top').toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('and so does the phone number', async () => {
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
    await opener(page).click()
    await menu.getByRole('link', { name: company.phone.display }).click()
    await expect(menu).toBeHidden()
  })
})

test('Escape and the close button close the menu and return the focus to the opener', async ({ page }) => {
  await visit(page, '/')
  await opener(page).press('Enter')
  await expect(menuOf(page)).toBeVisible()
  await expect(menuOf(page).locator(':focus')).toHaveCount(1)
  const close = page.getByRole('button', { name: 'Close menu' })
  expect(await close.boundingBox(), 'in the place of the opener').toEqual(await opener(page).boundingBox())
  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')

  await page.mouse.wheel(0, 500)
  await expect.poll(async () => (await opener(page).boundingBox())?.y).toBeLessThan(28)
  await opener(page).click()
  expect(await close.boundingBox()).toEqual(await opener(page).boundingBox())
  await close.click()
  await expect(menuOf(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('The menu closes when the visitor goes back or forward, and is closed in a page that the browser has kept', async ({
  page,
}) => {
  await visit(page, '/about')
  await opener(page).click()
  await menuOf(page).getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  for (const [move, path] of [
    ['goBack', '/about'],
    ['goForward', '/projects'],
  ] as const) {
    await opener(page).click()
    await expect(menuOf(page)).toBeVisible()
    await page[move]()
    await expectPage(page, path)
    await expect(menuOf(page)).toBeHidden()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  }
  await opener(page).click()
  // Its texts are English, so the menu keeps its name.
  await menuOf(page).getByRole('combobox').selectOption('ES')
  await expect(page).toHaveURL(/lng=es/)
  await expect(menuOf(page), 'a choice of the language moves nothing').toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(menuOf(page)).toBeHidden()
})

function opener(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Open menu' })
}

function menuOf(page: Page) {
  return page.getByRole('dialog', { name: 'Main navigation' })
}
