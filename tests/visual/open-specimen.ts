import { expect, type Locator, type Page } from '@playwright/test'

/** The specimens of a size in the gallery that is open, and the width of the screen that some are for. */
export async function listSpecimens(
  page: Page,
  size: 'piece' | 'card' | 'page',
): Promise<{ name: string; screen: number | undefined }[]> {
  const frames = page.locator(`[data-specimen][data-size=${size}]`)
  await expect(frames.first()).toBeAttached()
  return frames.evaluateAll((all) =>
    all.map((frame) => ({
      name: frame.getAttribute('data-specimen') ?? '',
      screen: Number(frame.getAttribute('data-screen')) || undefined,
    })),
  )
}

/** Shows one specimen alone, in German, which has the long texts, and waits until it stands. */
export async function openSpecimen(page: Page, name: string, theme: string): Promise<Locator> {
  const hash = new URLSearchParams({ only: name, theme, language: 'de' })
  await page.evaluate((text) => window.location.assign(`#${text}`), String(hash))
  const frame = page.locator('[data-specimen]')
  await expect(frame).toHaveCount(1)
  await expect(frame).toHaveAttribute('data-specimen', name)
  await expect(page.locator('html')).toHaveClass(theme)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  return frame
}

/** Fonts other than the site's own that letters of the specimen are painted with; machines differ in them. */
export async function foreignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-specimen] *' })
  const perNode = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  await session.detach()
  const foreign = perNode.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont))
  return [...new Set(foreign.map(({ familyName }) => familyName))]
}
