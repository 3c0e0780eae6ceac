import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tools } from '#content/tools.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { openSite } from '../../site.tsx'

test('A page that fails to render shows an error view with links; header and footer stay', async () => {
  vi.spyOn(tools, 'find').mockImplementation(() => {
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
  expect(takeConsole().join()).toContain('A page failed')
})
