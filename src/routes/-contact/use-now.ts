import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The time, updated every minute; null in the prerendered page. */
export function useNow(): Date | null {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return hydrated ? now : null
}
