import type { LanguageStore } from '#features/language/language-store.ts'
import type { SiteMessages } from '#i18n/messages.ts'

export interface AppContext {
  messages: SiteMessages
  languageStore: LanguageStore
}

/** The context of every route: the application's plus the router's own functions. */
export interface RouteContext extends AppContext {
  /** The paths of the page that is shown and of the one that a running navigation leads to. */
  shownPages: () => string[]
  /** Whether the current page was opened by a link within the site, not by an anchor, back or a document load. */
  isForwardNavigation: () => boolean
}
