import type { Page } from '@playwright/test'

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
