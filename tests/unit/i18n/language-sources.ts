import type { LanguageSources } from '#i18n/detect.ts'

/** A visitor of whom no place says a language. */
export const nowhere: LanguageSources = {
  search: '',
  cookie: '',
  localStorage: null,
  sessionStorage: null,
  navigator: [],
  htmlLang: '',
}

/** Every place where a language is looked for, in the order of the specification, and how a value gets there. */
export const places: readonly { place: string; says: (value: string) => Partial<LanguageSources> }[] = [
  { place: 'the query', says: (value) => ({ search: `?${new URLSearchParams({ lng: value })}` }) },
  { place: 'the cookie', says: (value) => ({ cookie: `i18next=${encodeURIComponent(value)}` }) },
  { place: 'local storage', says: (value) => ({ localStorage: value }) },
  { place: 'session storage', says: (value) => ({ sessionStorage: value }) },
  { place: 'the browser', says: (value) => ({ navigator: [value] }) },
  { place: 'html lang', says: (value) => ({ htmlLang: value }) },
]
