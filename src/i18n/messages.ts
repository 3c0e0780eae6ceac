import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { companyFacts } from '#content/company-facts.ts'
import { locales, type Locale } from './locales.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/translation.po')

/** Downloads the whole catalog of a language; rejects when it cannot be had. */
async function wholeCatalog(locale: Locale): Promise<{ messages: Messages }> {
  const download = catalogs[`../../locales/${locale}/translation.po`]
  if (!download) throw new Error(`There is no catalog locales/${locale}/translation.po`)
  return download()
}

/** Downloads the texts of one page; rejects when there is no such page or it cannot be had. */
export type FetchPageMessages = (locale: Locale, path: string) => Promise<{ messages: Messages }>

/** The texts of the site in the language in force, and the means to get the ones that are not here yet. */
export interface SiteMessages {
  i18n: I18n
  /**
   * Resolves when the page at `path` has its texts. The first page carries its own, so the first call resolves at
   * once; later ones, which begin when the visitor points at a link, wait for the texts of that page, or for the whole
   * catalog where these cannot be had. Rejects when neither can be downloaded.
   */
  ready: (path: string) => Promise<void>
  /** Downloads the whole catalog of the language in force. */
  complete: () => Promise<void>
  /** Downloads the catalogs of all languages, because the visitor is about to choose one; a failure shows at the choice. */
  preloadLanguages: () => void
  /** Changes the language after downloading its catalog; rejects, changing nothing, when that fails. */
  switchTo: (locale: Locale) => Promise<void>
}

/** SiteMessages of a page in `locale` that so far knows only `carried`, the messages that came with the document. */
export function createMessages(
  locale: Locale,
  carried: Messages,
  fetchPageMessages: FetchPageMessages = wholeCatalog,
): SiteMessages {
  // Lingui reads these very objects. Its own way to add texts renders every component anew, although none changes.
  const known = Object.fromEntries(locales.map((one) => [one, one === locale ? { ...carried } : {}]))
  const i18n = fillCompanyFacts(setupI18n({ locale, messages: known, missing: askForAll }))
  const whole = new Set<Locale>()
  const pages = new Map<string, Promise<void>>()
  let current = locale

  async function load(wanted: Locale) {
    if (whole.has(wanted)) return
    const { messages } = await wholeCatalog(wanted)
    Object.assign((known[wanted] ??= {}), messages)
    whole.add(wanted)
  }

  async function loadPage(wanted: Locale, path: string) {
    if (whole.has(wanted)) return
    const texts = await fetchPageMessages(wanted, path).catch(() => undefined)
    if (texts) Object.assign((known[wanted] ??= {}), texts.messages)
    else await load(wanted)
  }

  // A text that the document did not carry, although the page shows it: it is there a moment later.
  function askForAll(_: string, id: string): string {
    console.warn(`The document carries no text "${id}"`)
    // The whole catalog has none either: asking once more would never end.
    if (whole.has(current)) return id
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
      const texts = pages.get(key) ?? (pages.size === 0 ? Promise.resolve() : loadPage(current, path))
      pages.set(key, texts)
      texts.catch(() => pages.delete(key))
      return texts
    },
    complete: () => load(current),
    preloadLanguages() {
      for (const one of locales) {
        load(one)
          // The first number in a language takes longest, because the browser fetches the rules: not during the switch.
          .then(() => Intl.NumberFormat(one).format(1))
          .catch(() => undefined)
      }
    },
    async switchTo(wanted) {
      if (!whole.has(wanted)) {
        await load(wanted)
        // Makes React take over what is left of the document while the texts are still those that stand in it.
        i18n.activate(current)
        await Promise.resolve()
      }
      current = wanted
      i18n.activate(wanted)
    },
  }
}

/** Fills the company's facts into every message that names one, whoever asks for it. */
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
