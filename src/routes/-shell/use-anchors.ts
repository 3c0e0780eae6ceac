import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Follows links to anchors of the page through the router. The browser's own way scrolls before the router has noted
 * where the visitor was, so that "back" now and then led nowhere. Scrolls again when the anchor is in the address
 * already, and moves the focus along, as the browser does.
 */
export function useAnchors(): void {
  const router = useRouter()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || elsewhere || event.defaultPrevented) return
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
