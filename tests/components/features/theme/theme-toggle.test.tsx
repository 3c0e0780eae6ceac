import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useThemeStore } from '#features/theme/theme-store.ts'
import { blockStorage, rubbish } from '../../../support/setup/storage.ts'
import { openSite } from '../../site.tsx'

const rootClasses = () => [...document.documentElement.classList]
const toggle = () => screen.getByRole('button', { name: /^Switch to (light|dark) theme$/ })

test('The page is dark by default, with the class on the document root', async () => {
  await openSite('/about')
  expect(rootClasses()).toEqual(['dark'])
  expect(toggle()).toHaveAccessibleName('Switch to light theme')
})

test('The page starts in the saved theme', async () => {
  localStorage.setItem('theme', 'light')
  await openSite('/about')
  await waitFor(() => expect(rootClasses()).toEqual(['light']))
  expect(toggle()).toHaveAccessibleName('Switch to dark theme')
})

test('A click switches the theme: it replaces the class on the root and saves the raw value', async () => {
  const { user } = await openSite('/about')
  await user.click(toggle())
  expect(rootClasses()).toEqual(['light'])
  expect(localStorage.getItem('theme')).toBe('light')
  await user.click(toggle())
  expect(rootClasses()).toEqual(['dark'])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('The keyboard switches the theme as well', async () => {
  const { user } = await openSite('/about')
  act(() => toggle().focus())
  await user.keyboard('{Enter}')
  expect(rootClasses()).toEqual(['light'])
  await user.keyboard(' ')
  expect(rootClasses()).toEqual(['dark'])
})

test('For any saved value the class is either light or dark', async () => {
  await openSite('/about')
  for (const { value } of rubbish) {
    localStorage.setItem('theme', value)
    await act(async () => {
      await useThemeStore.persist.rehydrate()
    })
    expect(rootClasses()).toEqual(['dark'])
  }
})

test('With storage blocked the page is dark and the toggle works', async () => {
  blockStorage()
  const { user } = await openSite('/about')
  expect(rootClasses()).toEqual(['dark'])
  await user.click(toggle())
  expect(rootClasses()).toEqual(['light'])
})
