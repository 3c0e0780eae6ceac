import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { LanguageState, LanguageStore } from './language-store.ts'

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
