import { useHydrated } from '@tanstack/react-router'
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { afterNextPaint } from './next-paint.ts'

/** Whether the current page was opened by a link within the site, not by a document load, an anchor or going back. */
export const ForwardNavigation = createContext<() => boolean>(() => false)

/**
 * Content below the first screen. After a forward navigation it renders after the first paint, so that the top of the
 * page appears at once. Otherwise it renders immediately, because a scroll position or an anchor may need it.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  // A link clicked during hydration must not change what React expects in the document.
  const hydrated = useHydrated()
  const isForward = use(ForwardNavigation)
  const [shown, setShown] = useState(() => !(hydrated && isForward()))
  useEffect(() => {
    if (!shown) void afterNextPaint().then(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown ? children : <div {...deferred} />
}

/** global.css makes the placeholder as high as the screen. */
const deferred = { 'data-deferred': '' }
