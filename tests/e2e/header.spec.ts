import { sampleContent } from '../../src/content/company/company.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('The label of sample content is one line, which scrolls away, and the header of 64 px stays', async ({ page }) => {
  test.skip(!sampleContent, 'There is no label.')
  for (const [width, language] of [
    [320, 'de'],
    [704, 'de'],
    [1024, 'de'],
    [1280, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await visit(page, '/contact', language)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const line = page.getByRole('complementary').first()
    expect((await line.boundingBox())?.height).toBe(28)
    const header = page.getByRole('banner')
    expect(await header.boundingBox()).toMatchObject({ y: 28, height: 64 })
    await page.mouse.wheel(0, 2000)
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
    await expect(line).not.toBeInViewport()
    // As low as a screen at 400 %.
    await page.setViewportSize({ width, height: 256 })
    await expect.poll(() => header.boundingBox()).toMatchObject({ y: 0, height: 44 })
  }
})
