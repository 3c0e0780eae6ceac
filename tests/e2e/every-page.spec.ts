import { company } from '../../src/content/company/company.ts'
import { locales } from '../../src/locale/locales.ts'
import { builtPages as pages, pageOfEachRoute } from '../support/built-pages.ts'
import { findings } from './support/axe.ts'
import { withFonts } from './support/fonts.ts'
import { allCombinations, look, looks } from './support/looks.ts'
import { brokenWords, structureFaults, tooWide } from './support/structure.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const seesAll = (path: string) => path === '/no-such-page' || allCombinations || pageOfEachRoute.includes(path)
/** The pages grouped by first path segment; top-level pages are one group. */
const groups = Map.groupBy([...pages, '/no-such-page'], (path) => /^\/([^/]+)\/./.exec(path)?.[1] ?? 'single')

for (const locale of locales) {
  const own = looks.filter((one) => one.locale === locale)
  for (const [group, all] of groups) {
    // The other pages of a route differ in their texts only, of which German has the longer ones.
    const paths = all.filter((path) => locale === 'de' || seesAll(path))
    test(`Every page is accessible: ${group}, ${locale}`, async ({ page, watched }) => {
      test.setTimeout(300_000)
      watched.allow(/404/)
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await visit(page, path, locale)
          expect.soft(response.status(), `status of ${path}`).toBe(path === '/no-such-page' ? 404 : 200)
          await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale)
          await expect.soft(page, `${path} has a title`).toHaveTitle(new RegExp(company.name))
          for (const { theme, width } of seesAll(path) ? own : own.slice(0, 1)) {
            await look(page, { theme, width })
            expect.soft(await findings(page), `${path} has axe findings, ${theme}, ${width} px`).toEqual([])
            expect.soft(await structureFaults(page), `${path} has structural faults, ${width} px`).toEqual([])
          }
          if (locale === 'de')
            expect.soft(await faultsOfNarrowText(page), `${path} scrolls horizontally or breaks words`).toEqual([])
        })
      }
    })
  }
}

/** What scrolls horizontally on the narrowest screen, and words that are broken in headings. */
async function faultsOfNarrowText(page: Page): Promise<string[]> {
  const faults: string[] = []
  // A 1280 px window at 400 % zoom, which is the narrowest phone.
  await page.setViewportSize({ width: 320, height: 256 })
  faults.push(...(await tooWide(page)).map((fault) => `at 320 px: ${fault}`))
  // Fallback fonts on a machine without Arial and Roboto may be much wider.
  await withFonts(page)
  faults.push(...(await brokenWords(page)).map((word) => `${word}, 320 px`))
  // The narrowest laptop, where titles get a third of the width.
  await page.setViewportSize({ width: 1024, height: 800 })
  faults.push(...(await brokenWords(page)).map((word) => `${word}, 1024 px`))
  return faults
}
