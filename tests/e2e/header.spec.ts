import { navigation } from '../../src/routes/-navigation.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('The links of the header lead to their pages, and the active one is highlighted', async ({ page }) => {
  await visit(page, '/')
  const names = await page.getByRole('banner').getByRole('navigation').getByRole('link').allInnerTexts()
  expect(names).toHaveLength(navigation.length)
  for (const name of names) {
    const link = page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true })
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expectPage(page, path)
    await expectHighlighted(page, [name])
  }
  await page.getByRole('banner').getByRole('link', { name: 'Novamesa' }).click()
  await expectPage(page, '/')
})

/** Expects only these header links to be highlighted, both visually and for assistive technology. */
async function expectHighlighted(page: Page, names: string[]) {
  const shown = page.getByRole('banner').getByRole('navigation').getByRole('link')
  const underlined = () =>
    shown.evaluateAll((all) =>
      all.filter((link) => getComputedStyle(link).boxShadow !== 'none').map((link) => link.textContent),
    )
  await expect.poll(underlined).toEqual(names)
  await expect(shown.and(page.locator('[aria-current]'))).toHaveText(names)
}

test('The label of sample content is one line, which scrolls away, and the header of 64 px stays', async ({ page }) => {
  for (const [width, language] of [
    [320, 'de'],
    [704, 'de'],
    [1024, 'de'],
    [1280, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await visit(page, '/contact', language)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const line = page.getByRole('complementary').first()
    expect((await line.boundingBox())?.height).toBe(28)
    const header = page.getByRole('banner')
    expect(await header.boundingBox()).toMatchObject({ y: 28, height: 64 })
    await page.mouse.wheel(0, 2000)
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
    await expect(line).not.toBeInViewport()
    // As wide, where the header would take more than a fifth of the height.
    await page.setViewportSize({ width, height: 300 })
    await expect(header).not.toBeInViewport()
  }
})
