import { company } from '../../src/content/company/company.ts'
import { savingOf, savingsAssumptions } from '../../src/content/home/savings.ts'
import { tools } from '../../src/content/tools.ts'
import { locales } from '../../src/locale/locales.ts'
import { pageOfEachRoute } from '../support/built-pages.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const [place, locale] of locales.entries()) {
  test(`Without JavaScript every route is readable (${locale})`, async ({ page }) => {
    test.setTimeout(60_000)
    // Each in one of the languages.
    for (const path of pageOfEachRoute.filter((_, index) => index % locales.length === place)) {
      await page.goto(`${path}?lng=${locale}`, { waitUntil: 'domcontentloaded' })
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect.soft((await page.getByRole('main').innerText()).length, `the text of ${path}`).toBeGreaterThan(900)
      await expect.soft(page.locator('html'), path).toContainClass('dark')
    }
  })
}

test('Without JavaScript the forms show how to write or call instead', async ({ page }) => {
  // As from the link of a newsletter mail.
  await page.goto(`/contact?unsubscribe=${'1'.repeat(36)}#newsletter`)
  for (const form of ['#contact-form', '#newsletter']) {
    await expect(page.locator(`${form} a[href^="mailto:${company.email}?subject="]`)).toBeVisible()
    await expect(page.locator(`${form} a[href="${company.phone.href}"]`)).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('button', { name: /Send message|Subscribe/ })).toHaveCount(0)
})

test('Without JavaScript, controls that need it are not shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/tools')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(tools.all.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('Without JavaScript the savings calculator is a worked example, and the draft of the hero says what it waits for', async ({
  page,
}) => {
  await page.goto('/')
  const example = page.locator('section:has(#savings-hours)')
  await expect(example.getByRole('textbox').or(example.getByRole('button'))).toHaveCount(0)
  await expect(example.getByText(String(savingOf(savingsAssumptions.hours).back), { exact: true })).toBeVisible()

  const draft = page.getByRole('figure', { name: 'Reply draft' })
  await expect(draft.getByText(/^On hold until someone fills in the freight/)).toBeVisible()
  await expect(draft.getByRole('textbox').or(draft.getByRole('button'))).toHaveCount(0)
})
