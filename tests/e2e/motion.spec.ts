import { expectPage, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

for (const [reducedMotion, animations] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`A page ${animations ? 'fades into' : 'is replaced at once by'} the next one (motion: ${reducedMotion})`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ reducedMotion })
    await visit(page, '/about')
    await page.evaluate(() => {
      window.animated = false
      const look = () => {
        window.animated ||= document
          .getAnimations()
          .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'))
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
    await expectPage(page, '/projects')
    if (animations) await expect.poll(() => page.evaluate(() => window.animated)).toBe(true)
    expect(await page.evaluate(() => window.animated)).toBe(animations)
  })
}

declare global {
  interface Window {
    animated: boolean
  }
}
