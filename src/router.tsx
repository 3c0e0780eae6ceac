import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { AppContext } from './routes/-route-context.ts'

interface AppRouterOptions {
  context: AppContext
  /** The address to prerender; in the browser the default is used. */
  history?: RouterHistory
}

/** Creates the router of one page view. In the prerender it renders one address without scroll restoration. */
export function createAppRouter({ context, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { ...context, preloadRouteChunks, isForwardNavigation: () => isForwardNavigation, afterNextPaint },
    ...(history && { history }),
    notFoundMode: 'root',
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // In the prerender it would add an inline script to every page, which the content security policy forbids.
    scrollRestoration: history ? false : keepInitialScroll(),
    // A document load and a link to an anchor of the same page have no transition.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
  })
  let isForwardNavigation = false
  router.history.subscribe(({ action, location }) => {
    isForwardNavigation = action.type === 'PUSH' && location.hash === ''
  })
  return router

  // A page that is already loaded would render within the click and delay the next paint.
  function afterNextPaint(): Promise<void> {
    if (!isForwardNavigation) return Promise.resolve()
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A background tab does not paint.
      setTimeout(resolve, 50)
    })
  }

  function preloadRouteChunks(routeIds: readonly string[]): void {
    for (const route of Object.values(router.routesById))
      if (routeIds.includes(route.id)) router.loadRouteChunk(route)?.catch(() => undefined)
  }
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
