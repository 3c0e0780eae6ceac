import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { pseudoDeck } from '../../../scripts/i18n/pseudo.ts'

/** Puts the pseudo-language in place of every catalog that the pages of this test download; the built site has none of it. */
export async function replaceDecks(page: Page): Promise<void> {
  const messages = pseudoDeck(readCatalogs(join(import.meta.dirname, '../../..')))
  await page.route('**/assets/translation-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export const messages = ${JSON.stringify(messages)}` }),
  )
}

/** Texts that are cut off, or that stick out of the box they stand in; one line each. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement
      if (!parent?.checkVisibility() || (node.textContent ?? '').trim() === '') continue
      if (parent.closest('script, style, noscript, svg, select, option')) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      let isBlock = false
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // For screen readers, or until it has the focus.
        if (edge.width <= 1 || edge.height <= 1) break
        const sticksOut = text.right > edge.right + 1 || text.left < edge.left - 1
        const isCutBelow = text.bottom > edge.bottom + 1 || text.top < edge.top - 1
        const isFirstBlock: boolean = !isBlock && !/inline$|contents/.test(display)
        isBlock ||= isFirstBlock
        if (sticksOut && (isFirstBlock || /hidden|clip/.test(overflowX)))
          faults.push(`sticks out of ${box.localName}: ${node.textContent}`)
        else if (isCutBelow && /hidden|clip/.test(overflowY))
          faults.push(`is cut by ${box.localName}: ${node.textContent}`)
        else continue
        break
      }
    }
    return faults
  })
}
