import type { LanguageStore } from '#features/language/language-store.ts'
import type { SiteMessages } from '#i18n/messages.ts'

/** What every route can rely on. */
export interface AppContext {
  messages: SiteMessages
  languageStore: LanguageStore
}

/** What routes are given by the router besides. */
export interface RouteContext extends AppContext {
  /** Fetches the programs of routes ahead; a failure shows when the router asks for them. */
  preloadRouteChunks: (routeIds: readonly string[]) => void
  /** Whether a link led to the top of the page that is shown. */
  isForwardNavigation: () => boolean
  /** Resolves when the browser has painted what a click on a link has changed; at once where no link was clicked. */
  afterNextPaint: () => Promise<void>
}
