import { useEffect } from 'react'
import { applyTheme } from './theme.ts'
import { useThemeStore } from './theme-store.ts'

/** Keeps the document in the theme of the store; used once, by the shell. */
export function useTheme(): void {
  useEffect(() => {
    const stop = useThemeStore.subscribe(({ theme }) => applyTheme(theme))
    void useThemeStore.persist.rehydrate()
    applyTheme(useThemeStore.getState().theme)
    return stop
  }, [])
}
