import type { LanguageStore } from '#features/language/language-store.ts'
import type { SiteMessages } from '#i18n/messages.ts'

/** The context that the application passes to the router. */
export interface AppContext {
  messages: SiteMessages
  languageStore: LanguageStore
}

/** The context of every route: the application's plus the router's own functions. */
export interface RouteContext extends AppContext {
  /** Preloads the chunks of routes; a failure surfaces when the router loads them itself. */
  preloadRouteChunks: (routeIds: readonly string[]) => void
  /** Whether the current page was opened by a link within the site, not by an anchor, back or a document load. */
  isForwardNavigation: () => boolean
}
