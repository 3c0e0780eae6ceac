import { useEffect } from 'react'

/** Replays the click on a button from before hydration, e.g. on the menu over a slow connection. */
export function useClickReplay(): void {
  useEffect(() => {
    const button = window.clickToReplay
    window.clickToReplay = null
    if (button?.isConnected) button.click()
  }, [])
}
