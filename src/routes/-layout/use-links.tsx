import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import styled from 'styled-components'
import { afterNextPaint } from '#boot/next-paint.tsx'
import { unseen } from '#ui/unseen.tsx'

/**
 * Makes plain links work through the router: pointing at a link to a page of the site preloads the page, a click
 * renders it. Everything else remains with the browser, e.g. files, other sites, new tabs, downloads and links with
 * another query, which chooses the language of a document.
 */
export function useLinks(): void {
  const router = useRouter()

  useEffect(() => {
    let preloaded: HTMLAnchorElement | undefined
    let onCard: ReturnType<typeof setTimeout> | undefined

    function preload({ target }: Event) {
      const link = linkOf(target)
      if (!link || link === preloaded) return
      preloaded = link
      // The link shows first that it is pointed at or pressed.
      void afterNextPaint().then(() => (isPage(link) ? router.preloadRoute({ to: link.pathname }) : undefined))
    }

    function follow(event: MouseEvent) {
      clearTimeout(onCard)
      const link = linkOf(event.target)
      const hasModifier = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (link && event.target instanceof Node && !link.contains(event.target)) {
        // The wheel opens a new tab, as it does on a link.
        if (event.button === 1) link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, metaKey: true }))
        if (event.button !== 0 || event.detail > 1) return
        // The click that ends the selection of a text is not meant for the link, nor one that begins a double click.
        const go = () => getSelection()?.isCollapsed && link.dispatchEvent(new MouseEvent('click', event))
        onCard = setTimeout(go, hasModifier ? 0 : doubleClick)
        return
      }
      if (!link || hasModifier || event.defaultPrevented || link.target || link.hasAttribute('download')) return
      const anchor = anchorOf(link)
      if (!anchor && !isPage(link)) return
      event.preventDefault()
      if (anchor) goTo(anchor, link.hash)
      // A page that is already loaded would otherwise render within the click and delay the paint of the press.
      else void afterNextPaint().then(() => open(link))
    }

    /** Opens a page. Of the one that is shown, it opens the top, as the browser does. */
    async function open({ pathname, search, hash }: HTMLAnchorElement) {
      const isShown = hash === '' && router.state.resolvedLocation?.pathname === pathname
      await router.navigate({ to: pathname, search: search !== '', hash: hash.slice(1) })
      if (!isShown || router.history.location.href !== pathname + search) return
      window.scrollTo(0, 0)
      void announcePage()
    }

    /**
     * Goes to an anchor of the page. The browser itself scrolls before the router has stored the scroll position, which
     * sometimes broke the back button. If the address already contains the anchor, it scrolls again. Like the browser,
     * it moves the focus as well.
     */
    function goTo(anchor: HTMLElement, hash: string) {
      const { pathname, search, hash: before } = window.location
      if (hash === before) anchor.scrollIntoView()
      else router.history.push(pathname + search + hash)
      if (!anchor.hasAttribute('tabindex')) anchor.setAttribute('tabindex', '-1')
      anchor.focus({ preventScroll: true })
    }

    function isPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
      const isHere = origin === window.location.origin && ['', window.location.search].includes(search)
      return isHere && router.getMatchedRoutes(pathname)[2] !== undefined
    }

    let stopWaiting = () => {}
    const stops = [
      router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
        stopWaiting()
        if (pathChanged) stopWaiting = waitForPage(toLocation.href)
      }),
      router.subscribe('onResolved', () => stopWaiting()),
    ]

    const listening = new AbortController()
    for (const press of ['click', 'auxclick'] as const)
      document.addEventListener(press, follow, { signal: listening.signal })
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, preload, { signal: listening.signal, passive: true })
    return () => {
      listening.abort()
      for (const stop of stops) stop()
    }
  }, [router])
}

/** Milliseconds until the second click of a double click. */
const doubleClick = 250

/** Milliseconds until a page that does not come shows that it is on its way, and until its document is loaded instead. */
const patience = { sign: 1000, document: 8000 }

/** Begins to wait for the page of an address; returns how to end that. */
function waitForPage(href: string): () => void {
  const main = document.getElementById('main')
  const timers = [
    setTimeout(() => main?.setAttribute('aria-busy', 'true'), patience.sign),
    setTimeout(() => window.location.assign(href), patience.document),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    main?.removeAttribute('aria-busy')
  }
}

/** The link that something is in, or the one that covers the card that it is in. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element)) return null
  const own = target.closest<HTMLAnchorElement>('a[href]')
  if (own || target.closest('button, details')) return own
  return target.closest(':is(article, li):has([data-covering])')?.querySelector<HTMLAnchorElement>('a[data-covering]')
}

/** The element that a link to an anchor of the current page leads to. */
function anchorOf({ hash, origin, pathname, search }: HTMLAnchorElement): HTMLElement | null {
  const { location } = window
  const isHere = origin === location.origin && pathname === location.pathname
  return hash && isHere && ['', location.search].includes(search) ? document.getElementById(hash.slice(1)) : null
}

/** After a navigation within the site, announces the new page. */
export function PageAnnouncer() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged) void announcePage(toLocation.hash)
      }),
    [router],
  )
  return <Status id={regionId} role="status" />
}

const regionId = 'page-title'

/** Milliseconds after which a title is spoken. */
const spoken = 5000

/** Focuses the page that is shown, or its anchor, and announces its title, as a page load would. */
async function announcePage(hash = ''): Promise<void> {
  const region = document.getElementById(regionId)
  // The title that the region has already would not be announced again.
  region?.replaceChildren()
  // Moving the focus would lay out the page once more before its first paint.
  await afterNextPaint()
  const target = document.getElementById(hash) ?? document.getElementById('main')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  // The title of a page that exists in one language is in that one, like its heading.
  region?.setAttribute('lang', document.querySelector('h1')?.closest<HTMLElement>('[lang]')?.lang ?? '')
  const title = new Text(document.title)
  region?.replaceChildren(title)
  // Spoken by then; whoever reads the page to its end would find it there.
  setTimeout(() => title.remove(), spoken)
}

/* Fixed, because at the end of the document an absolute position would make it longer. */
const Status = styled.p`
  position: fixed;
  ${unseen}
`
