import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { companyFacts } from '#content/company-facts.ts'
import { locales, type Locale } from './locales.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/translation.po')

/** Downloads the whole catalog of a language; rejects when that fails. */
async function fetchCatalog(locale: Locale): Promise<{ messages: Messages }> {
  const download = catalogs[`../../locales/${locale}/translation.po`]
  if (!download) throw new Error(`There is no catalog locales/${locale}/translation.po`)
  return download()
}

/** Downloads the messages of one page; rejects when the page does not exist or the download fails. */
export type FetchPageMessages = (locale: Locale, path: string) => Promise<{ messages: Messages }>

/** The messages of the site in the current language, and functions that download the ones not loaded yet. */
export interface SiteMessages {
  i18n: I18n
  /**
   * Resolves when the messages of the page at `path` are loaded. Those of the first page are inlined in its document,
   * so the first call resolves at once. Later calls start when the visitor points at a link. They download the messages
   * of that page, or the whole catalog if that fails, and reject when neither can be downloaded.
   */
  ready: (path: string) => Promise<void>
  /** Downloads the whole catalog of the current language. */
  complete: () => Promise<void>
  /** Downloads the catalogs of all languages when the visitor is about to choose one; `switchTo` reports a failure. */
  preloadLanguages: () => void
  /** Changes the language after downloading its catalog; if that fails, rejects and changes nothing. */
  switchTo: (locale: Locale) => Promise<void>
}

/** Creates the messages of a page in `locale`, starting with those that are inlined in the document. */
export function createMessages(
  locale: Locale,
  inlined: Messages,
  fetchPageMessages: FetchPageMessages = fetchCatalog,
): SiteMessages {
  // Lingui keeps references to these objects. Messages are added in place, because i18n.load() re-renders everything.
  const loaded = Object.fromEntries(locales.map((each) => [each, each === locale ? { ...inlined } : {}]))
  const i18n = fillCompanyFacts(setupI18n({ locale, messages: loaded, missing: loadMissing }))
  const complete = new Set<Locale>()
  const pages = new Map<string, Promise<void>>()
  let current = locale

  async function load(target: Locale) {
    if (complete.has(target)) return
    const { messages } = await fetchCatalog(target)
    Object.assign((loaded[target] ??= {}), messages)
    complete.add(target)
  }

  async function loadPage(target: Locale, path: string) {
    if (complete.has(target)) return
    const page = await fetchPageMessages(target, path).catch(() => undefined)
    if (page) Object.assign((loaded[target] ??= {}), page.messages)
    else await load(target)
  }

  // A message that the page shows but its document does not inline: shows its id until the catalog is loaded.
  function loadMissing(_: string, id: string): string {
    console.warn(`The document carries no text "${id}"`)
    // The whole catalog lacks it as well: loading again would never end.
    if (complete.has(current)) return id
    load(current).then(
      () => i18n.activate(current),
      () => undefined,
    )
    return id
  }

  return {
    i18n,
    ready(path) {
      const key = `${current} ${path}`
      const loading = pages.get(key) ?? (pages.size === 0 ? Promise.resolve() : loadPage(current, path))
      pages.set(key, loading)
      loading.catch(() => pages.delete(key))
      return loading
    },
    complete: () => load(current),
    preloadLanguages() {
      for (const each of locales) {
        load(each)
          // Formatting the first number of a language is slow, so it happens here and not during the switch.
          .then(() => Intl.NumberFormat(each).format(1))
          .catch(() => undefined)
      }
    },
    async switchTo(target) {
      if (!complete.has(target)) {
        await load(target)
        // Makes React hydrate the rest of the document while the messages still match its text.
        i18n.activate(current)
        await Promise.resolve()
      }
      current = target
      i18n.activate(target)
    },
  }
}

/** Fills the company's facts into every message that has placeholders for them. */
function fillCompanyFacts(i18n: I18n): I18n {
  const facts = new Map(locales.map((locale): [string, Record<string, unknown>] => [locale, companyFacts(locale)]))
  const filled = new Proxy(i18n._.bind(i18n), {
    apply(translate, self, [message, values, options]) {
      return Reflect.apply(translate, self, [message, { ...facts.get(i18n.locale), ...values }, options])
    },
  })
  i18n._ = filled
  i18n.t = filled
  return i18n
}
