import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { idle } from '#boot/next-task.ts'
import { navigation, pagesIn } from '#site/navigation.ts'
import { usePages } from '#site/use-page.ts'

declare global {
  interface Navigator {
    /** Network Information, which not all browsers have; TypeScript's library lacks it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** The number of pages that are preloaded for every visitor; all of them would be a fifth of what a visit downloads. */
const forEveryone = 2

/**
 * Preloads the pages of the header one after the other while the browser is idle, so that a click without pointing
 * first, as on a phone, fetches nothing: the first ones soon, the others when the visitor reaches for the navigation.
 * Visitors who save data or have a slow connection download only what they open.
 */
export function useIdlePreload(): void {
  const router = useRouter()
  const pages = usePages()

  useEffect(() => {
    const stopping = new AbortController()
    async function preload() {
      const reached = reachForNavigation(stopping.signal)
      await pageLoad()
      const { locale } = router.options.context.messages.i18n
      const wanted: { path: string }[] = pagesIn(navigation, pages, locale).filter((page) => page.preload !== false)
      for (const [index, { path }] of wanted.entries()) {
        if (index >= forEveryone) await reached
        await idle()
        if (stopping.signal.aborted || !navigator.onLine) return
        await router.preloadRoute({ to: path })
      }
    }
    if (!sparesData()) void preload()
    return () => stopping.abort()
  }, [router, pages])
}

function sparesData(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData === true || effectiveType?.endsWith('2g') === true
}

/** Resolves when the document and its photos in view are loaded, with which no preload should compete. */
function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** Milliseconds in which a page is painted after a click; no preload should compete with that. */
const clickAtOnce = 300

/**
 * Resolves soon after the visitor points at, touches or focuses the links in the header or the button of their menu, but
 * later than what a click at once needs.
 */
function reachForNavigation(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const notice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('header :is(nav, [aria-haspopup])'))
        setTimeout(resolve, clickAtOnce)
    }
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, notice, { signal, passive: true })
  })
}
