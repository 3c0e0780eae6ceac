import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createMemoryHistory } from '@tanstack/react-router'
import { DeferredSection, noteNavigation } from '#boot/next-paint.tsx'

const page = (
  <DeferredSection>
    <p>Below the first screen</p>
  </DeferredSection>
)

test('A link click during hydration keeps the prerendered content', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const prerendered = screen.getByText('Below the first screen')
  const history = createMemoryHistory()
  history.subscribe(noteNavigation)
  history.push('/about')
  const problems: unknown[] = []
  render(page, { container, hydrate: true, onRecoverableError: (problem) => problems.push(problem) })
  expect(problems).toEqual([])
  expect(screen.getByText('Below the first screen')).toBe(prerendered)
})
