import { createContext, use } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import { persist } from 'zustand/middleware'
import { languageOf } from '#i18n/detect.ts'
import { languageKey, type Language, type Locale } from '#locale/locales.ts'
import { rawText } from '#storage/raw-text.ts'

export interface LanguageState {
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
