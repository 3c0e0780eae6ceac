import { pageAddress } from '../../src/content/company/company.ts'
import { plainText } from '../../src/locale/format.ts'
import { messages } from '../support/messages.ts'
import { delayFile } from './support/network.ts'
import { expect, test, type Page } from './test.ts'

test("Before the client bundle runs, the document has the visitor's theme and language", async ({ page }) => {
  const text = messages('de')
  await remember(page, { theme: 'light', i18nextLng: 'de' })
  await withoutClientBundle(page)
  await page.goto('/expertise')
  await expect(page.locator('html')).toContainClass('light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('expertise-overview.title'))
  await expect(page).toHaveTitle(new RegExp(plainText(text('expertise-overview.title'))))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', pageAddress('/expertise', 'de'))
  await expect(page.getByRole('contentinfo')).toContainText(text('shell.footer.blurb'))
})

test('A visitor with another language never sees the text of the replaced document', async ({ page }) => {
  await remember(page, { i18nextLng: 'de' })
  const deliver = await delayFile(page, '**/*?lng=de')
  await page.goto('/expertise', { waitUntil: 'domcontentloaded' })
  const title = page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(title).toHaveText(messages('en')('expertise-overview.title'))
  await expect(title).toBeHidden()
  deliver()
  await expect(title).toBeVisible()
  await expect(title).toHaveText(messages('de')('expertise-overview.title'))
})

test("If the document in the visitor's language cannot be fetched, the page is shown and then switches", async ({
  page,
  watched,
}) => {
  watched.announce(/The page stays in its language/, /Failed to load resource/)
  await remember(page, { i18nextLng: 'de' })
  await page.route(/\?lng=de$/, (route) => route.abort())
  await page.goto('/expertise')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('expertise-overview.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

async function remember(page: Page, entries: Record<string, string>) {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

/** Replaces the client bundle with an empty script; inline scripts of the document still run. */
async function withoutClientBundle(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}
