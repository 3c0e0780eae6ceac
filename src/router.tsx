import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { AppContext } from './router-context.ts'
import { noteNavigation } from '#boot/next-paint.tsx'
import { pathOfPage } from '#site/use-page.ts'

interface AppRouterOptions {
  context: AppContext
  /** The address to prerender; in the browser the default is used. */
  history?: RouterHistory
}

/** Creates the router of one page view. In the prerender it renders one address without scroll restoration. */
export function createAppRouter({ context, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context: {
      ...context,
      shownPages: (): string[] => [router.state.matches, router.matchRoutes(router.state.location)].map(pathOfPage),
    },
    ...(history && { history }),
    notFoundMode: 'root',
    // A page that fails is shown as the document that it is (boot/entry-client.tsx).
    disableGlobalCatchBoundary: true,
    // The language may have changed since a page was loaded. Messages that are loaded are not downloaded again.
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    // In the prerender it would add an inline script to every page, which the content security policy forbids.
    scrollRestoration: history ? false : keepInitialScroll(),
  })
  router.history.subscribe(noteNavigation)
  return router
}

/**
 * Keeps the scroll position of the first view if it was scrolled before hydration; the router would otherwise start
 * every view at the top.
 */
function keepInitialScroll(): () => boolean {
  let first = true
  return () => {
    const keep = first && window.scrollY > 0
    first = false
    return !keep
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
