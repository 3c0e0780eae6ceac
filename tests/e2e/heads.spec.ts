import { pageAddress } from '../../src/content/company/company.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('A document contains Open Graph tags and structured data, which stay until another page or language is shown', async ({
  page,
}) => {
  const canonical = page.locator('link[rel=canonical]')
  const crawlerTags = page.locator('meta[property^="og:"], script[type="application/ld+json"]')
  await visit(page, '/about')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', pageAddress('/about', 'de'))
  await expect(crawlerTags).not.toHaveCount(0)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(canonical).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
  await expectPage(page, '/tools')
  await expect(canonical).toHaveAttribute('href', pageAddress('/tools', 'en'))
  await expect(crawlerTags).toHaveCount(0)

  await page.reload()
  await hydrated(page)
  await expect(crawlerTags).not.toHaveCount(0)
  await page.getByRole('combobox').selectOption('DE')
  await expect(canonical).toHaveAttribute('href', pageAddress('/tools', 'de'))
  await expect(crawlerTags).toHaveCount(0)
})

test('A document that something has rewritten before it ran has one address, that of the page that is shown', async ({
  page,
  watched,
}) => {
  // A translator or a filter; React then renders the page anew.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('footer p')?.replaceChildren('Rewritten'),
    ),
  )
  watched.allow(/Minified React error/)
  const once = page.locator('head > title, link[rel=canonical], link[hreflang]')
  await visit(page, '/')
  await expect(once).toHaveCount(5)
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
  await expectPage(page, '/tools')
  await expect(once).toHaveCount(5)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', pageAddress('/tools', 'en'))
})
