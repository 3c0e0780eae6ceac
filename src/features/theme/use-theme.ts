import { useEffect } from 'react'
import { afterNextPaint, paintScreenFirst } from '#delivery/next-paint.ts'
import { followStorage } from '#storage/follow-storage.ts'
import { applyTheme } from './theme.ts'
import { useThemeStore } from './theme-store.ts'

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
