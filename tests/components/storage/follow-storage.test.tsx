import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test as anyTest } from 'vitest'
import { toolCategories, tools } from '#content/tools.ts'
import { messages } from '../../support/messages.ts'
import { openSite } from '../site.tsx'

const test = anyTest.runIf(tools.all.length > 0)

const category = toolCategories.all.findLast(({ slug }) => tools.all.some((tool) => tool.category === slug))

test.each([
  ['another tab has changed', () => new StorageEvent('storage')],
  ['was chosen while the browser kept the page', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('Theme, language and filter follow what %s', async (_, event) => {
  await openSite('/tools')
  const root = document.documentElement
  expect(root).not.toHaveClass('light')
  localStorage.setItem('theme', 'light')
  localStorage.setItem('i18nextLng', 'de')
  sessionStorage.setItem('tools-filter', category?.slug ?? '')
  fireEvent(window, event())
  await waitFor(() => expect(root).toHaveClass('light'))
  await waitFor(() => expect(root).toHaveAttribute('lang', 'de'))
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(
    category ? messages('de')(category.text.name) : '',
  )
  expect(localStorage.getItem('theme')).toBe('light')
})
