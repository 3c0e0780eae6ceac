import { useEffect } from 'react'
import { applyTheme } from './theme.ts'
import { useThemeStore } from './theme-store.ts'

/** Applies the store's theme to the document; used once, by the shell. */
export function useTheme(): void {
  useEffect(() => {
    const stop = useThemeStore.subscribe(({ theme }) => applyTheme(theme))
    void useThemeStore.persist.rehydrate()
    applyTheme(useThemeStore.getState().theme)
    return stop
  }, [])
}
