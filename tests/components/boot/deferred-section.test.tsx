import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeferredSection, ForwardNavigation } from '#boot/next-paint.tsx'

const page = (isForwardNavigation: boolean) => (
  <ForwardNavigation value={() => isForwardNavigation}>
    <DeferredSection>
      <p>Below the first screen</p>
    </DeferredSection>
  </ForwardNavigation>
)

test('A link click during hydration keeps the prerendered content', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(false))
  const prerendered = screen.getByText('Below the first screen')
  const problems: unknown[] = []
  render(page(true), { container, hydrate: true, onRecoverableError: (problem) => problems.push(problem) })
  expect(problems).toEqual([])
  expect(screen.getByText('Below the first screen')).toBe(prerendered)
})
