import { expect, type Page } from '@playwright/test'

/** The buttons that close the toasts on the screen, one each. */
export function closeButtons(page: Page) {
  return page.getByRole('region', { name: /^Notices/ }).getByRole('button', { name: 'Close notice' })
}

/** Expects one toast, with exactly this title and text; the page says the text nowhere else. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(closeButtons(page)).toHaveCount(1)
  const region = page.getByRole('region', { name: /^Notices/ })
  await expect(region.getByText(title, { exact: true })).toBeVisible()
  if (text === undefined) return
  await expect(region.getByText(text, { exact: true })).toBeVisible()
  expect(await page.getByText(text).count()).toBe(1)
}
