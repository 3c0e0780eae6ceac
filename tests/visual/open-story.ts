import { expect, type Locator, type Page } from '@playwright/test'

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

/** Asks Chromium with which local fonts the text of the current story is rendered; they differ between machines. */
export async function askForForeignFonts(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return async () => {
    await page.evaluate(markTexts)
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-text]' })
    const perNode = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
    const foreign = perNode.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont))
    return [...new Set(foreign.map(({ familyName }) => familyName))]
  }
}

/** Runs in the page. Marks the elements that show text of their own, because asking for the fonts of all takes long. */
function markTexts(): void {
  for (const element of document.querySelectorAll('[data-story] *')) {
    const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim()
    const isGenerated = (part: string) => /["(]/.test(getComputedStyle(element, part).content)
    if (
      [...element.childNodes].some(isText) ||
      element.matches('input, textarea, select') ||
      ['::before', '::after'].some(isGenerated)
    )
      element.setAttribute('data-text', '')
  }
}
