import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Handles links to anchors of the page through the router. The browser itself scrolls before the router has stored the
 * scroll position, which sometimes broke the back button. If the address already contains the anchor, it scrolls again.
 * Like the browser, it moves the focus as well.
 */
export function useAnchors(): void {
  const router = useRouter()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const hasModifier = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || hasModifier || event.defaultPrevented) return
      const target = document.getElementById(link.hash.slice(1))
      if (!target) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      if (hash === link.hash) target.scrollIntoView()
      else router.history.push(pathname + search + link.hash)
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
