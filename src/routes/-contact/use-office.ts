import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { nextOpening, officeAt } from './office-hours.ts'

/** Today's row, whether the office is open and when it opens next, updated every minute; null in the prerendered page. */
export function useOffice() {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return hydrated ? { ...officeAt(now), opensNext: nextOpening(now) } : null
}
