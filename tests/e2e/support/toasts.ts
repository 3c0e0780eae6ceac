import { expect, type Page } from '@playwright/test'

/** The close buttons of the visible toasts. */
export function closeButtons(page: Page) {
  return page.getByRole('region', { name: /^Notices/ }).getByRole('button', { name: 'Close notice' })
}

/** Expects a single toast with exactly this title and text, and the text nowhere else on the page. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(closeButtons(page)).toHaveCount(1)
  const region = page.getByRole('region', { name: /^Notices/ })
  await expect(region.getByText(title, { exact: true })).toBeVisible()
  if (text === undefined) return
  await expect(region.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1)
}
