import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { PageHead } from '#site/page-head.tsx'
import type { RouteContext } from '../router-context.ts'
import { Shell } from './-layout/shell.tsx'
import { loadPage, pathOfPage } from '#site/use-page.ts'

export const Route = createRootRouteWithContext<RouteContext>()({
  staticData: { page: null },
  beforeLoad: async ({ context, location, matches, cause }) => {
    const navigation = { page: pathOfPage(matches), isFirstLoad: cause === 'enter' }
    // The 404 page has no route whose loader could do it.
    if (navigation.page === '/404') await loadPage({ context: { ...context, ...navigation }, location })
    return navigation
  },
  component: Root,
  // Apart, because most visitors never see it.
  notFoundComponent: lazyRouteComponent(() => import('./-layout/not-found.tsx'), 'NotFound'),
})

function Root() {
  return (
    <Shell>
      <PageHead />
      <Outlet />
    </Shell>
  )
}
