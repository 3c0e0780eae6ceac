import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { afterNextPaint } from '#document/next-paint.ts'

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
  return <Unseen ref={region} role="status" />
}

const Unseen = styled.p`
  position: fixed;
  clip-path: inset(50%);
  width: 1px;
  height: 1px;
  overflow: hidden;
`
