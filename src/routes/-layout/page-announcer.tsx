import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import styled from 'styled-components'
import { afterNextPaint } from '#delivery/next-paint.ts'
import { unseen } from '#ui/unseen.tsx'

/** After a navigation within the site, announces the new page. */
export function PageAnnouncer() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged) void announcePage(toLocation.hash)
      }),
    [router],
  )
  return <Status id={regionId} role="status" />
}

const regionId = 'page-title'

/** Focuses the page that is shown, or its anchor, and announces its title, as a page load would. */
export async function announcePage(hash = ''): Promise<void> {
  const region = document.getElementById(regionId)
  // The title that the region has already would not be announced again.
  region?.replaceChildren()
  // Moving the focus would lay out the page once more before its first paint.
  await afterNextPaint()
  const target = document.getElementById(hash) ?? document.getElementById('main')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  region?.replaceChildren(document.title)
}

/* Fixed, because at the end of the document an absolute position would make it longer. */
const Status = styled.p`
  position: fixed;
  ${unseen}
`
