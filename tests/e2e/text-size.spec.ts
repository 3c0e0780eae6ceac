import { pageOfEachRoute } from '../support/built-pages.ts'
import { clippedText } from './support/clipped-text.ts'
import { coveredShare, overlappingText, textSpacing, tooWide } from './support/structure.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('With the text spacing of WCAG and at 400 % zoom nothing overlaps or is cut', async ({ newVisitor }) => {
  test.setTimeout(300_000)
  const page = await newVisitor({ photos: false })
  for (const path of pageOfEachRoute) {
    await page.setViewportSize({ width: 390, height: 844 })
    // German has the longer words.
    await visit(page, path, 'de')
    // iOS zooms into a field with smaller text.
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
    expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
    await expectReadable(page, path, 320, 256)
    await rootSize(page, '200%')
    await page.setViewportSize({ width: 320, height: 800 })
    expect.soft([...(await tooWide(page)), ...(await clippedText(page))], `${path}, 320 px, twice the text`).toEqual([])
    await rootSize(page, '')
    await textSpacing(page)
    for (const width of [320, 768, 1024, 1280]) await expectReadable(page, `${path}, spaced`, width)
  }
})

/** As a browser does that enlarges only text: its breakpoints stay. */
async function rootSize(page: Page, fontSize: string) {
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize)
}

async function expectReadable(page: Page, name: string, width: number, height = 800) {
  await expectApart(page, name, width, height)
  expect.soft([...(await tooWide(page)), ...(await clippedText(page))], `${name}, ${width} px`).toEqual([])
}

async function expectApart(page: Page, name: string, width: number, height = 800) {
  await page.setViewportSize({ width, height })
  expect.soft(await overlappingText(page), `${name}, ${width} px`).toEqual([])
  // Beside their content, wide screens have sticky titles, which cover nothing.
  if (width < 1024) expect.soft(await coveredShare(page), `${name}, ${width} px, covered`).toBeLessThanOrEqual(0.4)
}

for (const setting of ['defaultFontSize', 'minimumFontSize'])
  test(`In a browser whose ${setting} is 32 px no page is wider than a phone or a desktop`, async ({
    baseURL,
    browser,
    launchOptions,
  }) => {
    test.setTimeout(240_000)
    const args = [...(launchOptions.args ?? []), `--blink-settings=${setting}=32`]
    await using large = await browser.browserType().launch({ ...launchOptions, args })
    const page = await large.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
    for (const path of pageOfEachRoute) {
      await visit(page, path, 'de')
      for (const width of [360, 1280]) {
        const name = `${path}, ${width} px`
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await tooWide(page), name).toEqual([])
        // With the default all text has twice its size, with the minimum some of it four times.
        if (setting === 'defaultFontSize') await expectApart(page, name, width)
      }
    }
  })

test('The text of a card can be selected, and a click on it follows the link of the card, which a finger finds', async ({
  newVisitor,
  page,
}) => {
  const phone = await newVisitor({ hasTouch: true, isMobile: true })
  await visit(phone, '/expertise')
  const hit = await phone
    .locator('article p')
    .first()
    .evaluate((text) => {
      text.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top } = text.getBoundingClientRect()
      return document.elementFromPoint(left + 20, top + 10)?.localName
    })
  expect(hit).toBe('a')
  await visit(page, '/expertise')
  const text = page.getByRole('article').getByRole('paragraph').first()
  await text.hover({ position: { x: 2, y: 12 } })
  await page.mouse.down()
  await text.hover({ position: { x: 120, y: 12 } })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(5)
  await text.dblclick({ position: { x: 60, y: 12 } })
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).not.toBe('')
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/expertise\?/)
  await text.click({ position: { x: 150, y: 12 } })
  await expect(page).toHaveURL(/expertise\/[a-z-]+$/)
})
