import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** WCAG 2.2 AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** WCAG 2.2 AA and axe's best practices. */
export const withBestPractices = [...levels, 'best-practice']

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * The violations that axe finds in the current page, one line each: of WCAG 2.2 AA, or of rules with other tags. Frames are
 * not checked: the site has none.
 */
export async function findings(page: Page, tags: readonly string[] = levels): Promise<string[]> {
  // axe is half a megabyte, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (runOnly) => {
      const options = { runOnly, resultTypes: ['violations'], preload: false, iframes: false } satisfies axe.RunOptions
      const { violations } = await window.axe.run(document, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
      )
    },
    [...tags],
  )
}
