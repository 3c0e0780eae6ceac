import type { Page } from '@playwright/test'

/** Makes a page add up its layout shifts, starting with its next document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifts += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all layout shifts so far; 0 means none. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shifts)
}

declare global {
  interface Window {
    shifts: number
  }
}
