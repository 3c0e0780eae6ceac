import type { LanguageSources } from '#i18n/detect.ts'

/** A visitor without any language preference. */
export const nowhere: LanguageSources = {
  search: '',
  cookie: '',
  localStorage: null,
  sessionStorage: null,
  navigator: [],
  htmlLang: '',
}

/** Every source of the language, in the order of the specification, with a function that sets it. */
export const places: readonly { place: string; setTo: (value: string) => Partial<LanguageSources> }[] = [
  { place: 'the query', setTo: (value) => ({ search: `?${new URLSearchParams({ lng: value })}` }) },
  { place: 'the cookie', setTo: (value) => ({ cookie: `i18next=${encodeURIComponent(value)}` }) },
  { place: 'local storage', setTo: (value) => ({ localStorage: value }) },
  { place: 'session storage', setTo: (value) => ({ sessionStorage: value }) },
  { place: 'the browser', setTo: (value) => ({ navigator: [value] }) },
  { place: 'html lang', setTo: (value) => ({ htmlLang: value }) },
]
