import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import type { AppContext } from '../router.tsx'
import { NotFound } from './-shell/not-found.tsx'
import { Problem } from './-shell/problem.tsx'
import { Shell } from './-shell/shell.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    try {
      await context.words.ready()
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
  const { words } = Route.useRouteContext()
  return (
    <Shell words={words}>
      <Outlet />
    </Shell>
  )
}
