import { setupI18n, type AllMessages } from '@lingui/core'
import { locales, type Locale } from '#locale/locales.ts'
import { siteI18n, type SiteI18n } from './site-i18n.ts'

/**
 * Downloads the messages of one page for readers of a language, by the language of the part that shows them; rejects when
 * the page does not exist or the download fails. In the browser this is fetchPageMessages of boot/page-messages.ts.
 */
export type FetchMessages = (locale: Locale, page: string) => Promise<AllMessages>

/** The messages of the site in the current language, `i18n.locale`, and functions that download those not loaded yet. */
export interface SiteMessages {
  i18n: SiteI18n
  /** The German messages, for the parts of pages whose content is German in every language. */
  german: SiteI18n
  /** Resolves when the messages of a page are loaded in the current language; rejects when the download fails. */
  load: (page: string) => Promise<void>
  /** Downloads `pages` in all languages when the visitor is about to choose one; `loadLanguage` reports a failure. */
  preloadLanguages: (pages: readonly string[]) => void
  /**
   * Downloads the messages of the pages that are shown by then, so that `i18n.activate` can follow; rejects when a download
   * fails. If nothing has to be downloaded, it resolves within the task.
   */
  loadLanguage: (locale: Locale, shownPages: () => readonly string[]) => Promise<void>
}

interface MessagesOptions {
  fetchMessages: FetchMessages
  /** The page whose messages are inlined in the document, and those messages; later ones are added to them. */
  page?: string | undefined
  inlined?: AllMessages | undefined
}

const keyOf = (locale: Locale, page: string) => `${locale} ${page}`

export function createMessages(
  locale: Locale,
  { fetchMessages, page: firstPage, inlined }: MessagesOptions,
): SiteMessages {
  // Lingui keeps references to these objects. Messages are added in place, because i18n.load() re-renders everything.
  const loaded: AllMessages = Object.fromEntries(locales.map((each) => [each, inlined?.[each] ?? {}]))
  const speak = (each: Locale) => siteI18n(setupI18n({ locale: each, messages: loaded }))
  const i18n = speak(locale)
  const ready = new Set(firstPage === undefined ? [] : [keyOf(locale, firstPage)])
  const downloads = new Map<string, Promise<AllMessages>>()

  const isReady = (target: Locale, page: string) => ready.has(keyOf(target, page))

  async function download(target: Locale, page: string): Promise<void> {
    const key = keyOf(target, page)
    if (ready.has(key)) return
    const running = downloads.get(key) ?? fetchMessages(target, page)
    downloads.set(key, running)
    try {
      for (const [each, added] of Object.entries(await running)) {
        const known = (loaded[each] ??= {})
        // A whole catalog is not copied into itself for every page.
        if (known !== added) Object.assign(known, added)
      }
      ready.add(key)
    } finally {
      downloads.delete(key)
    }
  }

  return {
    i18n,
    german: speak('de'),
    async load(page) {
      // The language may change during the download.
      while (!isReady(i18n.locale, page)) await download(i18n.locale, page)
    },
    preloadLanguages(pages) {
      for (const each of locales) Promise.all(pages.map((page) => download(each, page))).catch(() => undefined)
    },
    async loadLanguage(target, shownPages) {
      const missing = () => shownPages().filter((page) => !isReady(target, page))
      if (missing().length === 0) return
      // A navigation during a download shows a further page.
      while (missing().length > 0) await Promise.all(missing().map((page) => download(target, page)))
      // Makes React hydrate the rest of the document while the messages still match its text.
      i18n.activate(i18n.locale)
      await Promise.resolve()
    },
  }
}
