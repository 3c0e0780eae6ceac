import { expect, type Page } from '@playwright/test'
import { isHydrated } from './is-hydrated.ts'

/** Waits until React has hydrated the whole page, so that every control works. */
export async function hydrated(page: Page, timeout = 15_000): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [20, 20, 50, 100], timeout }).toBe(true)
}
