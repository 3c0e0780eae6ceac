import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'

/** Whether the current page was opened by a link within the site, not by a document load, an anchor or going back. */
export const ForwardNavigation = createContext<() => boolean>(() => false)

/** Renders the content of each section; may show changes later than the top of the page. */
export const SectionContent = createContext((content: ReactNode) => content)

/**
 * Content below the first screen. After a forward navigation it renders after the first paint, so that the top of the
 * page appears at once. Otherwise it renders immediately, because a scroll position or an anchor may need it.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const contentOf = use(SectionContent)
  // A link clicked during hydration must not change what React expects in the document.
  const hydrated = useSyncExternalStore(subscribeToNothing, inBrowser, inDocument)
  const shown = useDeferredValue(true, !(hydrated && use(ForwardNavigation)()))
  return shown ? contentOf(children) : <div className="room" />
}

const subscribeToNothing = () => () => undefined
const inBrowser = () => true
const inDocument = () => false
