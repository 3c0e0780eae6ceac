import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** After a navigation within the site: moves the focus to the new page and says its title, as a page load would. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.getElementById('main')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
