import { pages } from '../../tooling/pages.ts'
import { clippedTexts, replaceDecks } from './support/pseudo.ts'
import { tooWide } from './support/structure.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('In a language that needs 40 % more room nothing overflows and no text is cut, on any page', async ({ page }) => {
  test.setTimeout(300_000)
  await replaceDecks(page)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('combobox').first().selectOption('de')
  for (const path of pages) {
    await test.step(path, async () => {
      await page.evaluate((address) => history.pushState(null, '', address), path)
      await expect(page).toHaveURL(path)
      // The one-language pages have no heading of the decks, but the same footer.
      await expect(page.getByRole('contentinfo')).toContainText('[')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft([...(await tooWide(page)), ...(await clippedTexts(page))], `${path} at ${width} px`).toEqual([])
      }
    })
  }
})
