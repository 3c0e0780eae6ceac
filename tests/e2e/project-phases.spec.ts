import { statesOf } from '../../src/graphics/projects/case-states.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const path = '/projects/quality-control'

/** The figures that the drawings say in words, and how many drawings are visible. */
const shown = async (page: Page) => ({
  figures: await page.getByRole('main').locator('li dd').allTextContents(),
  drawings: await page.getByRole('main').locator('li figure').filter({ visible: true }).count(),
})
const states = statesOf('quality-control').map(({ value }) => String(value))
const [after = '', before = ''] = states.toReversed()

test('The drawing of a project changes with the phase that is read', async ({ page }) => {
  await visit(page, path)
  expect(await shown(page)).toEqual({ figures: states, drawings: 0 })
  const state = page.locator('p[data-on]').filter({ hasText: new RegExp(`^${after}`) })
  await expect(state).toHaveCSS('opacity', '0')
  const phase = page.locator('li[data-on] h3').nth(-2)
  await phase.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await expect(page.locator('p[data-on]').filter({ hasText: new RegExp(`^${before}`) })).toHaveCSS('opacity', '1')
  await page.keyboard.press('End')
  await expect(state).toHaveCSS('opacity', '1')
})

for (const [where, options] of [
  ['Without script', { javaScriptEnabled: false }],
  ['With reduced motion', { reducedMotion: 'reduce' }],
  ['On a phone', { viewport: { width: 390, height: 844 } }],
] as const)
  test(`${where}, each phase of a project has a drawing of its own`, async ({ newVisitor }) => {
    const page = await newVisitor({ reducedMotion: 'no-preference', ...options })
    await page.goto(path)
    expect(await shown(page)).toEqual({ figures: states, drawings: states.length })
  })
