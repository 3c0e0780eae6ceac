import type { LanguageStore } from '#features/language/language-store.ts'
import type { Words } from '#i18n/messages.ts'

/** What every route can rely on. */
export interface AppContext {
  words: Words
  languageStore: LanguageStore
}

/** What routes are given by the router besides. */
export interface RouteContext extends AppContext {
  /** Fetches the programs of routes ahead; a failure shows when the router asks for them. */
  fetchPrograms: (routeIds: readonly string[]) => void
  /** Whether a link led to the top of the page that is shown. */
  ledByLink: () => boolean
  /** Resolves when the browser has painted what a click on a link has changed; at once where no link was clicked. */
  clickPainted: () => Promise<void>
}
