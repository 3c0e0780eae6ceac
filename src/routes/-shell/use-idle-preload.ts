import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pagesIn } from '../-page.ts'
import { usePages } from '../-use-page.ts'

declare global {
  interface Navigator {
    /** Network Information, which not all browsers have; TypeScript's library lacks it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Its chunk has the forms and their libraries, which no other page downloads. */
const tooLarge = '/contact'

/**
 * Preloads the pages of the header one after the other while the browser is idle, so that a click without pointing
 * first, as on a phone, fetches nothing. Visitors who save data or have a slow connection download only what they open.
 */
export function useIdlePreload(): void {
  const router = useRouter()
  const pages = usePages()

  useEffect(() => {
    let stopped = false
    async function preload() {
      await pageLoad()
      for (const { path } of pagesIn('navigation', pages).filter((page) => page.path !== tooLarge)) {
        await idle()
        if (stopped || !navigator.onLine) return
        await router.preloadRoute({ to: path })
      }
    }
    if (!sparesData()) void preload()
    return () => {
      stopped = true
    }
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

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
}
