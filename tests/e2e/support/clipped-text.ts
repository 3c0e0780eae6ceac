import type { Page } from '@playwright/test'

/** Text that is clipped or that overflows its box, one line each; decorative documents are cut off on purpose. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement
      if (!parent?.checkVisibility() || (node.textContent ?? '').trim() === '') continue
      if (parent.closest('script, style, svg, select, option, [inert]')) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      let isBlock = false
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Visually hidden: for screen readers, or shown on focus.
        if (edge.width <= 1 || edge.height <= 1) break
        const overflows = text.right > edge.right + 1 || text.left < edge.left - 1
        const isClippedBelow = text.bottom > edge.bottom + 1 || text.top < edge.top - 1
        const isFirstBlock: boolean = !isBlock && !/inline$|contents/.test(display)
        isBlock ||= isFirstBlock
        if (overflows && (isFirstBlock || /hidden|clip/.test(overflowX)))
          faults.push(`overflows ${box.localName}: ${node.textContent}`)
        else if (isClippedBelow && /hidden|clip/.test(overflowY))
          faults.push(`clipped by ${box.localName}: ${node.textContent}`)
        else continue
        break
      }
    }
    return faults
  })
}
