import { useEffect } from 'react'

/** Presses the button again that a visitor pressed before the program of the page ran, e.g. on a slow line the menu's. */
export function useEarlyPress(): void {
  useEffect(() => {
    const button = window.earlyPress
    window.earlyPress = null
    if (button?.isConnected) button.click()
  }, [])
}
