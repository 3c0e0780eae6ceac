import { useEffect, useState } from 'react'
import { nextOpening } from '#content/next-opening.ts'
import { officeAt } from '#content/opening-hours.ts'

/** Today's row, whether the office is open and when it opens next, updated every minute; null in the prerendered page. */
export function useOffice() {
  const [office, setOffice] = useState<ReturnType<typeof officeNow> | null>(null)
  useEffect(() => {
    const update = () => setOffice(officeNow())
    update()
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [])
  return office
}

function officeNow() {
  const now = new Date()
  return { ...officeAt(now), opensNext: nextOpening(now) }
}
