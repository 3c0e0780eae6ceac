import { readStored } from '#storage/safe-storage.ts'
import { languageKey, type Language } from '#locale/locales.ts'
import { detectLanguage } from './detect.ts'

export function browserLanguage(): Language {
  return detectLanguage({
    search: window.location.search,
    cookie: readCookies(),
    localStorage: readStored('local', languageKey.storage),
    sessionStorage: readStored('session', languageKey.storage),
    navigator: navigator.languages ?? [navigator.language],
    htmlLang: document.documentElement.lang,
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
