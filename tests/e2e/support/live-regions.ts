import type { Page } from '@playwright/test'

/** Records the texts that live regions of the page show from now on, as far as they are announced. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const record = await page.evaluateHandle(() => {
    const announced: string[] = []
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status], [role=alert], [aria-live]')
        const text =
          addedNodes.length > 0 ? [...addedNodes].map((node) => node.textContent).join('') : target.textContent
        if (region && region.ariaLive !== 'off' && text) announced.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    return announced
  })
  return () => record.jsonValue()
}

/** The live regions of a page with their text, as Chromium exposes them to assistive technology. */
export async function liveRegions(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const known = new Map(nodes.map((node) => [node.nodeId, node]))

  function textsIn(id: string): string[] {
    const node = known.get(id)
    if (node?.role?.value === 'StaticText') return [String(node.name?.value)]
    return node?.childIds?.flatMap(textsIn) ?? []
  }

  return nodes
    .filter(({ ignored, role }) => !ignored && (role?.value === 'status' || role?.value === 'alert'))
    .map(({ nodeId, backendDOMNodeId, role, properties }) => ({
      node: backendDOMNodeId,
      role: String(role?.value),
      live: String(properties?.find(({ name }) => name === 'live')?.value.value),
      text: textsIn(nodeId).join(' '),
    }))
}
