import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { ForwardNavigation } from '#ui/deferred-section.tsx'
import type { RouteContext } from './-route-context.ts'
import { NotFound } from './-shell/not-found.tsx'
import { Problem } from './-shell/problem.tsx'
import { Shell } from './-shell/shell.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    // The router would ask for the program of the page only after its texts.
    context.preloadRouteChunks(matches.map(({ routeId }) => routeId))
    try {
      await Promise.all([context.messages.ready(location.pathname), !preload && context.afterNextPaint()])
    } catch (error) {
      // A document brings its own words, so the page can still be had by loading it anew.
      if (!preload) throw redirect({ href: location.href, reloadDocument: true })
      console.warn('The texts could not be loaded ahead', String(error))
    }
  },
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Problem,
})

function Root() {
  const { messages, isForwardNavigation } = Route.useRouteContext()
  return (
    <Shell messages={messages}>
      <ForwardNavigation value={isForwardNavigation}>
        <Outlet />
      </ForwardNavigation>
    </Shell>
  )
}
