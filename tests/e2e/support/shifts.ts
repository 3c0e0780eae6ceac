import type { Page } from '@playwright/test'

/** Lets a page add up how far what is seen of it jumps, from its next document on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifts += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all jumps so far, in the measure of Cumulative Layout Shift; 0 is none. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shifts)
}

declare global {
  interface Window {
    shifts: number
  }
}
