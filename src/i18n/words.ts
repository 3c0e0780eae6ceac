import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { locales, type Locale } from './locales.ts'

const decks = {
  en: () => import('../../locales/en/translation.po'),
  de: () => import('../../locales/de/translation.po'),
}

/** The texts of the site in the language in force, and the means to get the ones that are not here yet. */
export interface Words {
  i18n: I18n
  /**
   * Resolves when the page to be shown has its texts. The first page carries its own, so the first call resolves at
   * once; later ones, which begin when the visitor points at a link, wait for the whole deck. Rejects when the deck
   * cannot be downloaded.
   */
  ready: () => Promise<void>
  /** Downloads the whole deck of the language in force. */
  complete: () => Promise<void>
  /** Downloads the decks of all languages, because the visitor is about to choose one; a failure shows at the choice. */
  prepareSwitch: () => void
  /** Changes the language after downloading its deck; rejects, changing nothing, when that fails. */
  switchTo: (locale: Locale) => Promise<void>
}

/** Words of a page in `locale` that so far knows only `carried`, the messages that came with the document. */
export function createWords(locale: Locale, carried: Messages): Words {
  const i18n = setupI18n({ locale, messages: { [locale]: carried }, missing: askForAll })
  const whole = new Set<Locale>()
  let firstPage = true
  let current = locale

  async function load(wanted: Locale) {
    if (whole.has(wanted)) return
    const { messages } = await decks[wanted]()
    i18n.load(wanted, messages)
    whole.add(wanted)
  }

  // A text that the document did not carry, although the page shows it: it is there a moment later.
  function askForAll(_: string, id: string): string {
    console.warn(`The document carries no text "${id}"`)
    load(current).catch(() => undefined)
    return id
  }

  return {
    i18n,
    async ready() {
      if (firstPage) firstPage = false
      else await load(current)
    },
    complete: () => load(current),
    prepareSwitch() {
      for (const one of locales) load(one).catch(() => undefined)
    },
    async switchTo(wanted) {
      await load(wanted)
      current = wanted
      i18n.activate(wanted)
    },
  }
}
