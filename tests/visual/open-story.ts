import { expect, type Locator, type Page } from '@playwright/test'

/** The stories of a size on the current page, with the viewport width that some require. */
export async function listStories(
  page: Page,
  size: 'component' | 'card' | 'page',
): Promise<{ name: string; screen: number | undefined }[]> {
  const frames = page.locator(`[data-story][data-size=${size}]`)
  await expect(frames.first()).toBeAttached()
  return frames.evaluateAll((all) =>
    all.map((frame) => ({
      name: frame.getAttribute('data-story') ?? '',
      screen: Number(frame.getAttribute('data-screen')) || undefined,
    })),
  )
}

/** Shows a single story in German, which has the longer text, and waits until it is rendered. */
export async function openStory(page: Page, name: string, theme: string): Promise<Locator> {
  const hash = new URLSearchParams({ only: name, theme, language: 'de' })
  await page.evaluate((text) => window.location.assign(`#${text}`), String(hash))
  const frame = page.locator('[data-story]')
  await expect(frame).toHaveCount(1)
  await expect(frame).toHaveAttribute('data-story', name)
  await expect(page.locator('html')).toContainClass(theme)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  return frame
}

/** Local fonts with which text of the story is rendered; they differ between machines. */
export async function foreignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-story] *' })
  const perNode = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  await session.detach()
  const foreign = perNode.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont))
  return [...new Set(foreign.map(({ familyName }) => familyName))]
}
