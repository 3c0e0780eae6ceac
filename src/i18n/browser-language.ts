import { readStored } from '#storage/safe-storage.ts'
import { languageKey, type Language } from '#locale/locales.ts'
import { detectLanguage } from './detect.ts'

export function browserLanguage(): Language {
  // The document's own language; a translator may have set the other one.
  const { dataset, lang } = document.documentElement
  return detectLanguage({
    search: window.location.search,
    cookie: readCookies(),
    localStorage: readStored('local', languageKey.storage),
    sessionStorage: readStored('session', languageKey.storage),
    navigator: navigator.languages ?? [navigator.language],
    htmlLang: dataset['locale'] ?? lang,
  })
}

/** Reading cookies throws in a sandboxed frame. */
function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
