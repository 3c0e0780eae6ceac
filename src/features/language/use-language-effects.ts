import { useEffect } from 'react'
import { browserLanguage } from '#i18n/browser-language.ts'
import { localeOf, type Language } from '#i18n/locales.ts'
import type { SiteMessages } from '#i18n/messages.ts'
import { languageKey } from '#i18n/detect.ts'
import { useLanguageStore } from './language-context.ts'

/**
 * Brings page and store together, once, in the shell: after hydration the detected language enters the store, and
 * from then on every choice changes the texts, `<html lang>` and an address that names a language.
 * `onFailure` is told when the texts of a language cannot be downloaded; the old choice then stands again.
 */
export function useLanguageEffects(messages: SiteMessages, onFailure: (language: Language) => void): void {
  const store = useLanguageStore()

  useEffect(() => {
    async function show(language: Language, before: Language) {
      const locale = localeOf(language)
      if (locale === messages.i18n.locale) return
      try {
        await messages.switchTo(locale)
        document.documentElement.lang = locale
      } catch (error) {
        console.warn('The texts could not be loaded', error)
        store.setState({ language: before })
        onFailure(language)
      }
    }

    const detected = browserLanguage()
    const documentLanguage = store.getState().language
    store.setState({ language: detected })
    void show(detected, documentLanguage)

    return store.subscribe(({ language }, { language: before }) => {
      if (language === before) return
      nameInAddress(language)
      void show(language, before)
    })
  }, [store, messages, onFailure])
}

/** An address that names a language has to name the chosen one, or a reload would undo the choice. */
function nameInAddress(language: Language) {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(languageKey.query)) return
  url.searchParams.set(languageKey.query, language)
  window.history.replaceState(window.history.state, '', url)
}
