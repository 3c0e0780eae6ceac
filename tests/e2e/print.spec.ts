import { company } from '../../src/content/company/company.ts'
import { firstPageOf } from '../support/built-pages.ts'
import { look } from './support/looks.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('In print, a page is dark on white without controls, and external links show their URL', async ({ page }) => {
  for (const path of ['/', '/tools', '/services', ...firstPageOf('/services'), '/contact', '/legal/privacy-policy']) {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    for (const theme of ['dark', 'light'] as const) {
      await look(page, { theme, width: 1280 })
      expect.soft(await elementsWithLightText(page), `${path}, ${theme}: text that is not dark`).toEqual([])
      expect.soft(await elementsWithDarkBackground(page), `${path}, ${theme}: backgrounds`).toEqual([])
    }
    await expect(page.getByRole('banner').getByRole('link', { name: company.name })).toBeVisible()
    const controls = page.locator('nav, select, header button, [aria-pressed]').filter({ visible: true })
    await expect.soft(controls, `${path}: controls`).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
  await visit(page, '/tools')
  await page.emulateMedia({ media: 'print' })
  const link = page.getByRole('main').locator('a[href^="https:"]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(await link.getAttribute('href'))
})

/** Elements whose text color is lighter than mid gray. */
function elementsWithLightText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const light = (color: string) =>
      (color.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map(Number)
        .some((part) => part > 120)
    return [...document.body.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && light(getComputedStyle(element).color))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Elements with text whose background is not white, except art. */
function elementsWithDarkBackground(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim() && !element.closest('svg'))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .map((element) => ({ element, background: getComputedStyle(element).backgroundColor }))
      .filter(({ background }) => !/^(rgba\(.*, 0\)|rgb\(255, 255, 255\)|color\(srgb 1 1 1.*)$/.test(background))
      .map(({ element, background }) => `${background} ${element.outerHTML.slice(0, 100)}`),
  )
}
