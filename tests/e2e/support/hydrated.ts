import type { Page } from '@playwright/test'
import { isHydrated } from './is-hydrated.ts'

/** Waits until React has hydrated the whole page, so that every control works. */
export async function hydrated(page: Page, timeout = 15_000): Promise<void> {
  // The page asks itself, because a question from outside costs as much as several of its frames.
  await page.waitForFunction(isHydrated, undefined, { polling: 50, timeout })
}
