import { pageOfEachRoute } from '../support/built-pages.ts'
import { clippedText, replaceCatalogs } from './support/pseudo.ts'
import { tooWide } from './support/structure.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('In a language that needs 40 % more space nothing overflows and no text is clipped, on any route', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await replaceCatalogs(page)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('combobox').first().selectOption('de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/)
  for (const path of pageOfEachRoute) {
    await test.step(path, async () => {
      const title = await page.title()
      await page.evaluate((address) => history.pushState(null, '', address), path)
      if (path !== '/') await expect(page).not.toHaveTitle(title)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft([...(await tooWide(page)), ...(await clippedText(page))], `${path} at ${width} px`).toEqual([])
      }
    })
  }
})

test('The check for clipped text finds clipped and overflowing text', async ({ page }) => {
  await visit(page, '/contact')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await clippedText(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.cssText = 'height: 1em; overflow: hidden'
  })
  await page.getByRole('button', { name: 'Send message' }).evaluate((button) => {
    button.style.cssText = 'width: 3rem; white-space: nowrap'
  })
  expect(await clippedText(page)).toEqual([
    'clipped by h1: Which task takes too long?',
    'overflows button: Send message',
  ])
})
