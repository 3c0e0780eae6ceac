import { AxeBuilder } from '@axe-core/playwright'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { pages } from '../../tooling/pages.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** The pages by their first folder; those that have none are a group of their own. */
const groups = Map.groupBy(pages, (path) => /^\/([^/]+)\/./.exec(path)?.[1] ?? 'single')

const themes: Record<Locale, 'dark' | 'light'> = { en: 'dark', de: 'light' }

for (const locale of locales) {
  for (const [group, paths] of groups) {
    test(`Pages for everyone: ${group}, ${locale}, ${themes[locale]}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), themes[locale])
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await visit(page, path, locale)
          expect.soft(response.status(), `${path} is found`).toBe(200)
          await expect.soft(page.locator('html'), path).toHaveClass(themes[locale])
          await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale)
          await expect.soft(page, `${path} has a title`).toHaveTitle(/Novamesa/)
          await expect.soft(page.getByRole('heading', { level: 1 }), `${path} has one h1`).toHaveCount(1)
          expect.soft(await findings(page), `${path} has axe findings at 1280 px`).toEqual([])
          await page.setViewportSize({ width: 390, height: 800 })
          expect.soft(await findings(page, 'axe is here'), `${path} has axe findings at 390 px`).toEqual([])
          await page.setViewportSize({ width: 320, height: 800 })
          expect.soft(await tooWide(page), `${path} scrolls sideways at 320 px`).toEqual([])
          await page.setViewportSize({ width: 1280, height: 800 })
        })
      }
    })
  }
}

/** A document that has axe already is not sent its half megabyte again. */
async function findings(page: Page, here?: 'axe is here'): Promise<string[]> {
  const axe = new AxeBuilder({ page, ...(here && { axeSource: ';' }) })
    // No frames: without this mode every analysis opens a tab of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`))
}

/** What makes a page wider than the screen; nothing when it is not. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))]
  })
}
