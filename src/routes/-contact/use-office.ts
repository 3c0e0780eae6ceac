import { useEffect, useState } from 'react'
import { officeAt } from '#content/opening-hours.ts'

/** Today's row and whether the office is open, updated every minute; null in the prerendered page. */
export function useOffice() {
  const [office, setOffice] = useState<ReturnType<typeof officeAt> | null>(null)
  useEffect(() => {
    const update = () => setOffice(officeAt(new Date()))
    update()
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [])
  return office
}
