import { locales } from '../../src/i18n/locales.ts'
import { expectPage, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

const legal = [
  { name: 'legal.privacy-policy', path: '/legal/privacy-policy', title: 'Privacy policy' },
  { name: 'legal.terms-of-service', path: '/legal/terms-of-service', title: 'Terms of service' },
  { name: 'legal.imprint', path: '/legal/imprint', title: 'Imprint' },
  { name: 'legal.disclaimer', path: '/legal/disclaimer', title: 'Disclaimer' },
] as const

for (const locale of locales) {
  test(`The footer has a short product blurb and links to the four legal pages, which are in English (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/', locale)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(text('shell.footer.blurb'))).toBeVisible()
    const links = footer.getByRole('navigation', { name: text('shell.footer.legal') }).getByRole('link')
    await expect(links).toHaveText(legal.map(({ name }) => text(name)))
    for (const { name, path, title } of legal) {
      await links.filter({ hasText: text(name) }).click()
      await expectPage(page, path)
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      await expect(page.locator('[lang=en]').filter({ has: heading })).not.toHaveCount(0)
      await expect(page.getByText(text('legal.english-only'))).toHaveCount(locale === 'en' ? 0 : 1)
    }
  })
}

test('The table of contents of a legal page links to its sections', async ({ page }) => {
  for (const { path } of legal) {
    await visit(page, path)
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    expect(await links.count(), path).toBeGreaterThan(2)
    const last = links.last()
    const title = await last.innerText()
    await last.click()
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport()
  }
})

test('The footer links to the same page in the other language', async ({ page }) => {
  await visit(page, '/projects/quality-control')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/projects/quality-control?lng=de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('projects.quality-control.title'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/projects/quality-control?lng=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('en')('projects.quality-control.title'))
})
