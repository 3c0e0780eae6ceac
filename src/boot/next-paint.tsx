import { useHydrated, type RouterHistory } from '@tanstack/react-router'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { rootId } from './contract.ts'
import { nextTask } from './next-task.ts'
import { end } from './states.ts'

/** Resolves after the next paint, so that work that can wait does not delay it. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const painted = new AbortController()
    const goOn = () => {
      painted.abort()
      setTimeout(resolve)
    }
    // A background tab does not paint, and a tab may get there before it has painted.
    if (document.hidden) return goOn()
    requestAnimationFrame(goOn)
    document.addEventListener('visibilitychange', goOn, { signal: painted.signal })
  })
}

/** The parts of a page; what wraps a whole page to set its language is none. global.css reserves their sizes. */
const pageParts = `:is(main, main > [lang]:only-child) > *, #${rootId} > footer`

/**
 * Call this before a change of the whole page, such as another theme: the next paint then leaves out the parts of the
 * page that are off the screen. They keep their size and follow with the paint after that.
 */
export async function paintScreenFirst(): Promise<void> {
  const offScreen = [...document.querySelectorAll<HTMLElement>(pageParts)].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    // An element loses the focus when it is hidden.
    return (bottom < 0 || top > window.innerHeight) && !part.contains(document.activeElement)
  })
  for (const { style } of offScreen) style.contentVisibility = 'hidden'
  await afterNextPaint()
  for (const { style } of offScreen) style.contentVisibility = ''
}

/** Lays out what is off the first screen of a first visit, each part in a task of its own. */
export async function layOutRest(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(pageParts)
  for (const part of parts) {
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    await nextTask()
  }
  end('first-screen')
  for (const { style } of parts) style.contentVisibility = ''
}

/** Whether the current page was opened by a link within the site, not by a document load, an anchor or going back. */
let isForward = false

/** Notes how the page that follows is opened; for the router's history. */
export const noteNavigation: Parameters<RouterHistory['subscribe']>[0] = ({ action, location }) => {
  isForward = action.type === 'PUSH' && location.hash === ''
}

/**
 * Content below the first screen. After a forward navigation it renders after the first paint, so that the top of the
 * page appears at once. Otherwise it renders immediately, because a scroll position or an anchor may need it.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  // A link clicked during hydration must not change what React expects in the document.
  const hydrated = useHydrated()
  const [shown, setShown] = useState(() => !(hydrated && isForward))
  useEffect(() => {
    if (!shown) void afterNextPaint().then(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown ? children : <div data-deferred="" />
}
