import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { LedByLink } from '#ui/deferred-section.tsx'
import type { RouteContext } from './-route-context.ts'
import { NotFound } from './-shell/not-found.tsx'
import { Problem } from './-shell/problem.tsx'
import { Shell } from './-shell/shell.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    // The router would ask for the program of the page only after its texts.
    context.fetchPrograms(matches.map(({ routeId }) => routeId))
    try {
      await Promise.all([context.words.ready(location.pathname), !preload && context.clickPainted()])
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
  const { words, ledByLink } = Route.useRouteContext()
  return (
    <Shell words={words}>
      <LedByLink value={ledByLink}>
        <Outlet />
      </LedByLink>
    </Shell>
  )
}
