import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/raw-text.ts'
import { defaultTheme, parseTheme, themeKey, type Theme } from './theme.ts'

interface ThemeState {
  theme: Theme
  toggle: () => void
}

/** The current theme. It starts as the prerendered default and is restored from storage after hydration. */
export const useThemeStore = create<ThemeState>()(
  persist(
    (set) => ({
      theme: defaultTheme,
      toggle: () => set(({ theme }) => ({ theme: theme === 'dark' ? 'light' : 'dark' })),
    }),
    rawText(
      'local',
      themeKey,
      ({ theme }) => theme,
      (text) => ({ theme: parseTheme(text) ?? defaultTheme }),
    ),
  ),
)
