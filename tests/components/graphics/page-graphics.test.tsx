import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageGraphics } from '#graphics/page-graphics.tsx'

/** A drawing that fails to download as long as the network does. */
function unreliable() {
  const network = { fails: true }
  const { load, graphicOf } = pageGraphics<'drawing' | 'undrawn'>({
    async drawing() {
      if (network.fails) throw new Error('offline')
      return { Graphic: () => <p>drawn</p> }
    },
  })
  const visit = async () => {
    const view = await act(async () => render(graphicOf('drawing')))
    return view.container.textContent
  }
  return { network, load, graphicOf, visit }
}

test('A page loads without the drawing that fails to download', async () => {
  await expect(unreliable().load('drawing')).resolves.toBeUndefined()
})

test('A drawing that failed to download is tried again by the next page that shows it', async () => {
  const { network, visit } = unreliable()
  expect(await visit()).toBe('')
  network.fails = false
  expect(await visit()).toBe('drawn')
})

test('A document keeps its drawing when that fails to download', async () => {
  const built = unreliable()
  built.network.fails = false
  await built.load('drawing')
  const container = document.body.appendChild(document.createElement('div'))
  const page = ({ graphicOf }: typeof built) => <main>{graphicOf('drawing')}</main>
  container.innerHTML = renderToString(page(built))
  const problems: unknown[] = []
  const onRecoverableError = (problem: unknown) => problems.push(problem)
  await act(async () => hydrateRoot(container, page(unreliable()), { onRecoverableError }))
  expect([container.textContent, problems]).toEqual(['drawn', []])
})

test('A record without a drawing has none', () => {
  expect(unreliable().graphicOf('undrawn')).toBe(false)
})
