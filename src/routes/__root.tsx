import {
  CatchBoundary,
  createRootRouteWithContext,
  Outlet,
  redirect,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { ForwardNavigation } from '#ui/deferred-section.tsx'
import { PageHead } from './-page-head.tsx'
import type { RouteContext } from './-route-context.ts'
import { NotFound } from './-shell/not-found.tsx'
import { Problem } from './-shell/problem.tsx'
import { Shell } from './-shell/shell.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  staticData: { page: null },
  beforeLoad: async ({ context, location, matches, preload }) => {
    // The router itself would request the page's chunk only after the messages.
    context.preloadRouteChunks(matches.map(({ routeId }) => routeId))
    try {
      await context.messages.ready(location.pathname)
    } catch (error) {
      // The messages are inlined in the document, so a document load still shows the page.
      if (!preload) throw redirect({ href: location.href, reloadDocument: true })
      console.warn('The messages of the page could not be preloaded', String(error))
    }
  },
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Problem,
})

function Root() {
  // The router's context never changes, unlike the context of the match, which would render everything at each navigation.
  const { messages, isForwardNavigation } = useRouter().options.context
  return (
    <Shell messages={messages}>
      <ForwardNavigation value={isForwardNavigation}>
        <CurrentPage />
      </ForwardNavigation>
    </Shell>
  )
}

function CurrentPage() {
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1) })
  return (
    // Replaces a page that fails together with its head.
    <CatchBoundary getResetKey={() => shown} errorComponent={Problem}>
      <PageHead />
      <Outlet />
    </CatchBoundary>
  )
}
