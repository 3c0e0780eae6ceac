import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageGraphics } from '#graphics/page-graphics.tsx'

/** A drawing that fails to download as long as the network does. */
function unreliable() {
  const network = { fails: true }
  const { graphicOf } = pageGraphics<'drawing'>({
    async drawing() {
      if (network.fails) throw new Error('offline')
      return { Graphic: () => <p>drawn</p> }
    },
  })
  const visit = async () => {
    const view = await act(async () => render(graphicOf('drawing')))
    return view.container.textContent
  }
  return { network, visit }
}

test('A drawing that failed to download is tried again by the next page that shows it', async () => {
  const { network, visit } = unreliable()
  expect(await visit()).toBe('')
  network.fails = false
  expect(await visit()).toBe('drawn')
})
