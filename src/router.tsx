import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { AppContext } from './routes/-route-context.ts'
import { Problem } from './routes/-shell/problem.tsx'

interface AppRouterOptions {
  context: AppContext
  /** The address to render on the server; the browser has its own. */
  history?: RouterHistory
}

/** The router of one page view. On the server it renders one address and remembers no scroll position. */
export function createAppRouter({ context, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { ...context, preloadRouteChunks, isForwardNavigation: () => isForwardNavigation, afterNextPaint },
    ...(history && { history }),
    notFoundMode: 'root',
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: Problem,
    // On the server it would print an inline script into every page, which the content security policy forbids.
    scrollRestoration: history ? false : afterOwnScrolling(),
    // The first page view is a document load, and an anchor leads within the view: neither is a change of view.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
  })
  let isForwardNavigation = false
  router.history.subscribe(({ action, location }) => {
    isForwardNavigation = action.type === 'PUSH' && location.hash === ''
  })
  return router

  // A page that is there already would be rendered within the click, and until then nothing would be painted.
  function afterNextPaint(): Promise<void> {
    if (!isForwardNavigation) return Promise.resolve()
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A page in the background paints nothing.
      setTimeout(resolve, 50)
    })
  }

  function preloadRouteChunks(routeIds: readonly string[]): void {
    for (const route of Object.values(router.routesById))
      if (routeIds.includes(route.id)) router.loadRouteChunk(route)?.catch(() => undefined)
  }
}

/**
 * Leaves the first view where the visitor or the browser has scrolled it before the program ran: a document is read
 * earlier than it is taken over, and the router begins every view at the top.
 */
function afterOwnScrolling(): () => boolean {
  let first = true
  return () => {
    const leave = first && window.scrollY > 0
    first = false
    return !leave
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
