/**
 * Every language of the selector, in its order: its tag, its name in itself, and the language of the texts that it
 * shows. English comes first; Spanish has no texts yet and shows the English ones. Routes, documents, negotiation and
 * catalogs follow from this list.
 */
const list = [
  { tag: 'en', name: 'English', texts: 'en' },
  { tag: 'de', name: 'Deutsch', texts: 'de' },
  { tag: 'es', name: 'Español', texts: 'en' },
] as const

/** Languages of the selector, in its order. */
export const languages = list.map(({ tag }) => tag)
export type Language = (typeof list)[number]['tag']

/** Languages with texts, English first; every document is in one of them. */
export const locales = [...new Set(list.map(({ texts }) => texts))]
export type Locale = (typeof list)[number]['texts']

/** The language of the texts that a visitor with this choice reads. */
export function localeOf(language: Language): Locale {
  return find(language)?.texts ?? 'en'
}

/** A language's name in itself, e.g. `Deutsch`. */
export function nameOf(language: Language): string {
  return find(language)?.name ?? language
}

function find(language: Language) {
  return list.find(({ tag }) => tag === language)
}
