import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'

/** Tells whether a link has led to the page that is shown, rather than a document, an anchor or the way back. */
export const ForwardNavigation = createContext<() => boolean>(() => false)

/**
 * What lies below the first screen. On a page that a link led to it follows after the first paint, so that the visitor
 * sees the page begin at once; anywhere else it is there from the start, because a position or an anchor is looked for.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  // A link that is pressed while React takes over a document must not change what React expects to find in it.
  const takenOver = useSyncExternalStore(neverChanges, inBrowser, inDocument)
  const shown = useDeferredValue(true, !(takenOver && use(ForwardNavigation)()))
  return shown ? children : <div className="room" />
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const inDocument = () => false
