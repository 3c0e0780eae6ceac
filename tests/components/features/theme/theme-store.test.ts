import { afterEach, describe, expect, test } from 'vitest'
import { applyTheme, defaultTheme, parseTheme } from '#features/theme/theme.ts'
import { useThemeStore } from '#features/theme/theme-store.ts'
import { shown } from '../../../support/setup/shown.ts'

afterEach(() => useThemeStore.setState(useThemeStore.getInitialState()))

/** Invalid values that other code may have stored. */
const rubbish = [
  '',
  'null',
  '{"state":{"theme":"light"},"version":0}',
  '"light"',
  '<script>alert(1)</script>',
  '__proto__',
  '\u0000',
  'x'.repeat(1_000_000),
  ' light',
]

const toggle = () => useThemeStore.getState().toggle()

test('The class of a theme replaces the other one', () => {
  for (const theme of ['light', 'dark', 'light'] as const) {
    applyTheme(theme)
    expect([...document.documentElement.classList]).toEqual([theme])
  }
})

test('Each change is saved under the key theme as raw text', () => {
  toggle()
  expect(localStorage.getItem('theme')).toBe('light')
  toggle()
  expect(localStorage.getItem('theme')).toBe('dark')
})

describe('A saved value that is neither light nor dark', () => {
  test.each(rubbish.map(shown))('$shown means dark', ({ value }) => {
    expect(parseTheme(value) ?? defaultTheme).toBe('dark')
  })
})
