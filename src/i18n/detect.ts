import { defaultLocale, languageKey, languages, type Language } from '#locale/locales.ts'
import { readStored } from '#storage/safe-storage.ts'

/** The places where a language can be found, in the order of precedence; the first supported language wins. */
export interface LanguageSources {
  search: string
  /** `document.cookie` or a Cookie header. */
  cookie: string
  localStorage: string | null
  sessionStorage: string | null
  navigator: readonly string[]
  htmlLang: string
}

/** Detects the language from query, cookie, local storage, session storage, browser, html lang; else the default one. */
export function detectLanguage(sources: LanguageSources): Language {
  const candidates = [
    new URLSearchParams(sources.search).get(languageKey.query),
    cookieValue(sources.cookie),
    sources.localStorage,
    sources.sessionStorage,
    ...sources.navigator,
    sources.htmlLang,
  ]
  for (const candidate of candidates) {
    const language = candidate ? languageOf(candidate) : undefined
    if (language) return language
  }
  return defaultLocale
}

/** The supported language of a tag such as `de`, `de-AT` or `EN_us`; undefined if the tag looks like injection. */
export function languageOf(tag: string): Language | undefined {
  if (looksLikeInjection(tag)) return undefined
  const base = tag.trim().toLowerCase().split(/[-_]/, 1)[0]
  return languages.find((language) => language === base)
}

/** The value of the language cookie in `document.cookie` or a Cookie header. */
export function cookieValue(cookie: string): string | null {
  for (const pair of cookie.split(';')) {
    const [name, ...value] = pair.split('=')
    if (name?.trim() === languageKey.cookie) return decoded(value.join('=').trim())
  }
  return null
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A language tag consists of letters, digits, hyphens and underscores; anything else is rejected. */
function looksLikeInjection(value: string): boolean {
  return value.length > 35 || !/^[\s\w-]+$/.test(value)
}

/** The language of this visitor in the browser. */
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

/** The address of the page in a language, with its other parameters and its anchor; relative, so that it holds on every page. */
export function addressIn(language: string): string {
  const { searchParams, hash } = new URL(window.location.href)
  searchParams.set(languageKey.query, language)
  return `?${searchParams}${hash}`
}

/** Reading cookies throws in a sandboxed frame. */
function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
