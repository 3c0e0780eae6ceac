import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** WCAG 2.2 AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** The above, and what axe recommends besides. */
export const withAdvice = [...levels, 'best-practice']

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds in the page as it stands, one line each: against WCAG 2.2 AA, or against other tags of its rules. Frames
 * are not looked into: the site has none, and those of the page of mails run no script.
 */
export async function findings(page: Page, tags: readonly string[] = levels): Promise<string[]> {
  // A document that has axe already is not sent its half megabyte again.
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
