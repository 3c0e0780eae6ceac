import { expect, type Locator, type Page } from '@playwright/test'

/** Shows a single story in German, which has the longer text, and waits until it is rendered. */
export async function openStory(page: Page, name: string, theme: string): Promise<Locator> {
  const hash = new URLSearchParams({ only: name, theme, language: 'de' })
  await page.evaluate((text) => window.location.assign(`#${text}`), String(hash))
  const frame = page.locator('[data-story]')
  await expect(frame).toHaveCount(1)
  await expect(frame).toHaveAttribute('data-story', name)
  await expect(page.locator('html')).toContainClass(theme)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  return frame
}
