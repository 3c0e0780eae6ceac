import { pageAddress } from '../../src/content/company/company.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** Metadata for crawlers, which the prerendered document contains. */
const forCrawlers = 'meta[property^="og:"], script[type="application/ld+json"]'

test('A document contains Open Graph tags and structured data, which stay until another page is shown', async ({
  page,
}) => {
  await visit(page, '/about')
  await hydrated(page)
  expect(await content(page, 'og:url')).toBe(pageAddress('/about', 'de'))
  await expect(page.locator(forCrawlers)).toHaveCount(12)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
  await expectPage(page, '/tools')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', pageAddress('/tools', 'en'))
  await expect(page.locator(forCrawlers)).toHaveCount(0)
})

test('Switching the language removes the crawler metadata of the first document', async ({ page }) => {
  await visit(page, '/tools')
  await hydrated(page)
  await page.getByRole('combobox').selectOption('DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', pageAddress('/tools', 'de'))
  await expect(page.locator(forCrawlers)).toHaveCount(0)
})

async function content(page: Page, property: string): Promise<string | null> {
  return page.locator(`meta[property="${property}"]`).getAttribute('content')
}
