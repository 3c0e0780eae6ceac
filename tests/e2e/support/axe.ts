import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA in the page as it stands, one line each. */
export async function findings(page: Page): Promise<string[]> {
  // A document that has axe already is not sent its half megabyte again.
  const isHere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isHere && { axeSource: ';' }) })
    // No frames: without this mode every analysis opens a tab of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`))
}
