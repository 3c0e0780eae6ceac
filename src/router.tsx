import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { LanguageStore } from '#features/language/language-store.ts'
import type { Words } from '#i18n/words.ts'
import { routeTree } from './routeTree.gen.ts'
import { Problem } from './routes/-shell/problem.tsx'

/** What every route can rely on. */
export interface AppContext {
  words: Words
  languageStore: LanguageStore
}

interface AppRouterOptions {
  context: AppContext
  /** The address to render on the server; the browser has its own. */
  history?: RouterHistory
}

/** The router of one page view. On the server it renders one address and remembers no scroll position. */
export function createAppRouter({ context, history }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    notFoundMode: 'root',
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: Problem,
    // On the server it would print an inline script into every page, which the content security policy forbids.
    scrollRestoration: !history,
    // The first page view is a document load, and an anchor leads within the view: neither is a change of view.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
