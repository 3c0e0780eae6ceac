import type { LanguageStore } from '#features/language/language-store.ts'
import type { SiteMessages } from '#i18n/messages.ts'

export interface AppContext {
  messages: SiteMessages
  languageStore: LanguageStore
}

/** The context of every route: the application's plus the router's own functions. */
export interface RouteContext extends AppContext {
  /** The paths of the page that is shown and of the one that a running navigation leads to: their messages are needed if the language changes now. */
  shownPages: () => string[]
}
