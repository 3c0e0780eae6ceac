import { createContext, use, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore, type StoreApi } from 'zustand'
import { persist } from 'zustand/middleware'
import { setDocumentLocale } from '#boot/contract.ts'
import { afterNextPaint, paintScreenFirst } from '#boot/next-paint.tsx'
import { inTime } from '#boot/next-task.ts'
import { addressIn, browserLanguage, languageOf } from '#i18n/detect.ts'
import type { SiteMessages } from '#i18n/messages.ts'
import { languageKey, localeOf, type Language, type Locale } from '#locale/locales.ts'
import { followStorage, rawText } from '#storage/safe-storage.ts'

interface LanguageState {
  /** The chosen or detected language; may be `es`, although its messages are English. */
  language: Language
  choose: (language: Language) => void
}

export type LanguageStore = StoreApi<LanguageState>

/**
 * One store per page rather than per module, because its initial state must match the prerendered document. Every
 * change is written to local storage; only language detection reads it.
 */
export function createLanguageStore(locale: Locale): LanguageStore {
  return createStore<LanguageState>()(
    persist(
      (set) => ({ language: locale, choose: (language) => set({ language }) }),
      rawText(
        'local',
        languageKey.storage,
        ({ language }) => language,
        (text) => ({ language: languageOf(text) ?? locale }),
      ),
    ),
  )
}

export const LanguageContext = createContext<LanguageStore | null>(null)

/** Reads from the language store of this page. */
export function useLanguage<Part>(select: (state: LanguageState) => Part): Part {
  return useStore(useLanguageStore(), select)
}

export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext)
  if (!store) throw new Error('useLanguageStore needs a LanguageContext provider')
  return store
}

/**
 * Syncs the page with the language store; used once, by the shell. After hydration it stores the detected language.
 * From then on every choice changes the messages, `<html lang>` and the `lng` parameter of the address. If the messages
 * of a language cannot be downloaded, it loads the document of that language; without one, it restores the previous choice
 * and calls `onFailure`.
 */
export function useLanguageEffects(
  messages: SiteMessages,
  shownPages: () => readonly string[],
  onFailure: (language: Language) => void,
): void {
  const store = useLanguageStore()

  useEffect(() => {
    async function show(language: Language, before: Language) {
      const locale = localeOf(language)
      // Another choice during the download replaces this one.
      const isChosen = () => store.getState().language === language
      try {
        await messages.loadLanguage(locale, shownPages)
      } catch (error) {
        console.warn('The texts could not be loaded', error)
        if (!isChosen()) return
        const address = addressIn(language)
        // After the eight seconds of the texts, the visitor learns within ten what has become of the choice.
        const answer = await inTime(fetch(address, { method: 'HEAD' }), 2000).catch(() => undefined)
        if (!isChosen()) return
        // After a deployment the files of an earlier build are gone.
        if (answer?.ok) return window.location.assign(address)
        store.setState({ language: before })
        onFailure(language)
        return
      }
      if (!isChosen()) return
      // Texts and `lang` change in one task and are laid out once. Even the same language would render every text and,
      // because of :lang(), restyle every element.
      if (messages.i18n.locale !== locale) flushSync(() => messages.i18n.activate(locale))
      setDocumentLocale(locale)
    }

    const detected = browserLanguage()
    const documentLanguage = store.getState().language
    store.setState({ language: detected })
    void show(detected, documentLanguage)

    const stopPainting = messages.i18n.on('change', () => void paintScreenFirst())
    const stop = store.subscribe(({ language }, { language: before }) => {
      if (language === before) return
      // The choice is stored by then.
      queueMicrotask(() => updateQuery(language))
      void afterNextPaint().then(() => show(language, before))
    })
    const stopFollowing = followStorage(() => {
      const language = browserLanguage()
      // A change is stored, and would come back from the other tabs.
      if (language !== store.getState().language) store.setState({ language })
    })
    return () => {
      stopFollowing()
      stopPainting()
      stop()
    }
  }, [store, messages, shownPages, onFailure])
}

/**
 * Updates the `lng` parameter where a reload would undo the choice without it: the address has one already, or a cookie of
 * other software names another language. A language that shows the texts of another one is in every address.
 */
export function updateQuery(language: Language): void {
  const { searchParams } = new URL(window.location.href)
  const isKept = browserLanguage() === language && localeOf(language) === language
  if (isKept && !searchParams.has(languageKey.query)) return
  window.history.replaceState(window.history.state, '', addressIn(language))
}
