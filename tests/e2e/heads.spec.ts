import { hydrated, expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** What the document says to programs that fetch it. */
const forPrograms = 'meta[property^="og:"], script[type="application/ld+json"]'

test('A document brings its link preview and structured data, and the program leaves them as they are', async ({
  page,
}) => {
  await visit(page, '/about')
  await hydrated(page)
  expect(await content(page, 'og:url')).toBe('https://novamesa.example/about')
  await expect(page.locator(forPrograms)).toHaveCount(13)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  const picture = new URL((await content(page, 'og:image')) ?? '').pathname
  const response = await page.request.get(picture)
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('On another page nothing is left of what the document said of itself', async ({ page }) => {
  await visit(page, '/about')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
  await expectPage(page, '/tools')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://novamesa.example/tools')
  await expect(page.locator(forPrograms)).toHaveCount(0)
})

test('In another language nothing is left of what the document said in its own', async ({ page }) => {
  await visit(page, '/tools')
  await hydrated(page)
  await page.getByRole('combobox').selectOption('DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://novamesa.example/tools?lng=de')
  await expect(page.locator(forPrograms)).toHaveCount(0)
})

async function content(page: Page, property: string): Promise<string | null> {
  return page.locator(`meta[property="${property}"]`).getAttribute('content')
}
