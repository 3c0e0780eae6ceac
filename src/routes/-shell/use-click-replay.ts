import { useEffect } from 'react'

/** Presses the button again that a visitor pressed before the program of the page ran, e.g. on a slow line the menu's. */
export function useClickReplay(): void {
  useEffect(() => {
    const button = window.clickToReplay
    window.clickToReplay = null
    if (button?.isConnected) button.click()
  }, [])
}
