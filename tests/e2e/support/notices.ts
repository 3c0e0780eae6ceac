import { expect, type Page } from '@playwright/test'

/** The notices on the screen. */
export function notices(page: Page) {
  return page.getByRole('region', { name: /^Notices/ }).getByRole('listitem')
}

/** Expects one notice, with exactly this title and text; the page says the text nowhere else. */
export async function expectNotice(page: Page, title: string, text?: string): Promise<void> {
  const notice = notices(page)
  await expect(notice).toHaveCount(1)
  await expect(notice.getByText(title, { exact: true })).toBeVisible()
  if (text === undefined) return
  await expect(notice.getByText(text, { exact: true })).toBeVisible()
  expect(await page.getByText(text).count()).toBe(1)
}
