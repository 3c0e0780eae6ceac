import { useEffect, useState } from 'react'
import { officeAt } from '#content/opening-hours.ts'

/** Whether the office is open now, renewed every minute; null in the prerendered page, which cannot know the time. */
export function useOffice() {
  const [office, setOffice] = useState<ReturnType<typeof officeAt> | null>(null)
  useEffect(() => {
    const look = () => setOffice(officeAt(new Date()))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [])
  return office
}
