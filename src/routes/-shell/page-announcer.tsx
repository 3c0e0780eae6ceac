import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { spokenPlace } from '#ui/spoken.ts'

/** After a navigation within the site: moves the focus to the new page and says its title, as a page load would. */
export function PageAnnouncer() {
  const router = useRouter()

  useEffect(() => {
    const region = document.createElement('span')
    region.role = 'status'
    spokenPlace().append(region)
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      document.getElementById('main')?.focus({ preventScroll: true })
      region.textContent = document.title
    })
    return () => {
      unsubscribe()
      region.remove()
    }
  }, [router])
  return null
}
