import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { afterNextPaint } from '#document/next-paint.ts'
import { unseen } from '#ui/unseen.tsx'

/** After a navigation within the site, focuses the new page or its anchor and announces its title, as a page load would. */
export function PageAnnouncer() {
  const router = useRouter()
  const region = useRef<HTMLParagraphElement>(null)

  useEffect(
    () =>
      router.subscribe('onRendered', async ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // Moving the focus would lay out the page once more before its first paint.
        await afterNextPaint()
        const target = document.getElementById(toLocation.hash) ?? document.getElementById('main')
        if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
        target?.focus({ preventScroll: true })
        if (region.current) region.current.textContent = document.title
      }),
    [router],
  )
  return <Status ref={region} role="status" />
}

/* Fixed, because at the end of the document an absolute position would make it longer. */
const Status = styled.p`
  position: fixed;
  ${unseen}
`
