import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { afterNextPaint, paintScreenFirst } from '#boot/next-paint.tsx'
import { followStorage, rawText } from '#storage/safe-storage.ts'
import { applyTheme, defaultTheme, parseTheme, themeKey, type Theme } from './theme.ts'

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

/** Applies the store's theme to the document; used once, by the shell. */
export function useTheme(): void {
  useEffect(() => {
    const stopFollowing = followStorage(() => void useThemeStore.persist.rehydrate())
    applyTheme(useThemeStore.getState().theme)
    const stopApplying = useThemeStore.subscribe(async () => {
      // The press is painted first.
      await afterNextPaint()
      void paintScreenFirst()
      applyTheme(useThemeStore.getState().theme)
    })
    return () => {
      stopFollowing()
      stopApplying()
    }
  }, [])
}
