import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createLanguageStore } from '#features/language/language-store.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { App } from '../../../../src/app.tsx'
import { createAppRouter } from '../../../../src/router.tsx'
import { toolCategories } from '#content/tools.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { openSite } from '../../site.tsx'

test('A page that fails to render shows an error view with links; header and footer stay', async () => {
  vi.spyOn(toolCategories, 'find').mockImplementation(() => {
    throw new Error('broken')
  })
  await openSite('/tools')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()
  expect(main.getByRole('button', { name: 'Reload' })).toBeVisible()
  for (const [name, href] of [
    ['Return to Home', '/'],
    ['Contact', '/contact'],
  ] as const) {
    const link = main.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link, 'loads the document').toHaveAttribute('target', '_self')
  }
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(linesOfFailures()).toEqual([expect.stringContaining('Error: broken')])
})

test('A site whose frame cannot be shown has the error view alone, and logs it as well', async () => {
  const messages = await loadCatalog('en')
  messages.load = () => Promise.reject(new Error('offline'))
  const router = createAppRouter({
    context: { messages, languageStore: createLanguageStore('en') },
    history: createMemoryHistory({ initialEntries: ['/no-such-page'] }),
  })
  await router.load()
  render(<App router={router} />)
  expect(screen.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()
  expect(screen.queryByRole('main')).toBeNull()
  expect(linesOfFailures()).toEqual([expect.stringContaining('Error: offline')])
})

/** What the site itself has logged; React and the router log the error too. */
const linesOfFailures = () => takeConsole().filter((line) => line.includes('A page failed'))
