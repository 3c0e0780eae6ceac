import { locales } from '../../src/i18n/locales.ts'
import { pages } from '../../build/pages.ts'
import { findings } from './support/axe.ts'
import { withFonts } from './support/fonts.ts'
import { look, looks } from './support/looks.ts'
import { brokenWords, structureFaults, textSize, tooWide } from './support/structure.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** The pages by their first folder; those that have none are a group of their own. */
const groups = Map.groupBy([...pages, '/no-such-page'], (path) => /^\/([^/]+)\/./.exec(path)?.[1] ?? 'single')

for (const locale of locales) {
  for (const [group, paths] of groups) {
    test(`Pages for everyone: ${group}, ${locale}`, async ({ page, watched }) => {
      test.setTimeout(300_000)
      watched.allow(/404/)
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await visit(page, path, locale)
          expect.soft(response.status(), `${path} is found`).toBe(path === '/no-such-page' ? 404 : 200)
          await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale)
          await expect.soft(page, `${path} has a title`).toHaveTitle(/Novamesa/)
          for (const { theme, width } of looks.filter((one) => one.locale === locale)) {
            await look(page, { theme, width })
            expect.soft(await findings(page), `${path} has axe findings, ${theme}, ${width} px`).toEqual([])
            expect.soft(await structureFaults(page), `${path} is not built for everyone, ${width} px`).toEqual([])
          }
          expect.soft(await sidewaysOf(page), `${path} scrolls sideways`).toEqual([])
          expect.soft(await brokenTitlesOf(page), `${path} breaks words of its headings`).toEqual([])
        })
      }
    })
  }
}

/** What scrolls sideways with large text, and on the narrowest screen. */
async function sidewaysOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 1280, height: 800 })
  await textSize(page, 2)
  faults.push(...(await tooWide(page)).map((fault) => `with text of 200 %: ${fault}`))
  await textSize(page, 1)
  // A window of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  faults.push(...(await tooWide(page)).map((fault) => `at 320 px: ${fault}`))
  return faults
}

/** SiteMessages that are broken in headings on the narrowest phone, and where titles have a third of the narrowest laptop. */
async function brokenTitlesOf(page: Page): Promise<string[]> {
  const broken: string[] = []
  // The fonts of a machine without Arial and Roboto may be far wider.
  await withFonts(page)
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    broken.push(...(await brokenWords(page)).map((word) => `${word}, ${width} px`))
  }
  return broken
}
