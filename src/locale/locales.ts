/**
 * Every language of the selector, in order: its tag, its own name, and the locale of the messages that it shows.
 * Spanish has no catalog yet and shows the English messages. Routes, documents, negotiation and
 * catalogs are derived from this list.
 */
const list = [
  { tag: 'en', name: 'English', texts: 'en' },
  { tag: 'de', name: 'Deutsch', texts: 'de' },
  { tag: 'es', name: 'Español', texts: 'en' },
] as const

/** The locale that has every text first; the others are translated from it. */
export const sourceLocale = 'en'

/** The locale of addresses without a query, and of visitors who ask for no language of the list. */
export const defaultLocale: Locale = 'en'

/** Where a language is named: the query of an address, a cookie, and the keys in the browser's storage. */
export const languageKey = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const

/** Languages of the selector, in order. */
export const languages = list.map(({ tag }) => tag)
export type Language = (typeof list)[number]['tag']

/** Languages with a catalog; every document is in one of them. */
export const locales = [...new Set(list.map(({ texts }) => texts))]
export type Locale = (typeof list)[number]['texts']

/** The country of each locale, which decides how it writes numbers, amounts and dates: `CH` for Swiss German. */
export const regions: Record<Locale, string> = { en: 'US', de: 'DE' }

/** A locale with its country, e.g. `de-DE`. */
export function regionalTag(locale: Locale): string {
  return `${locale}-${regions[locale]}`
}

/** The locale of the messages that this language shows. */
export function localeOf(language: Language): Locale {
  return find(language)?.texts ?? defaultLocale
}

/** A language's own name, e.g. `Deutsch`. */
export function languageName(language: Language): string {
  return find(language)?.name ?? language
}

function find(language: Language) {
  return list.find(({ tag }) => tag === language)
}
