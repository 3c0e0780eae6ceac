import { defaultLocale, type Locale } from '#locale/locales.ts'

interface LanguageChoice {
  name: string
  /** Query without the question mark. */
  query?: string
  cookie?: string
  acceptLanguage?: string
  locale: Locale
  /** The result of nginx, whose rules can only compare values. The page then switches the language itself. */
  nginx?: Locale
}

/** The language that a request gets, by the rules and on every host. */
export const languageChoices: readonly LanguageChoice[] = [
  { name: 'no preference', locale: defaultLocale },
  { name: '?lng=de', query: 'lng=de', locale: 'de' },
  { name: 'a query parameter with the same ending', query: 'xlng=de', locale: defaultLocale },
  { name: 'the first of two', query: 'lng=de&lng=en', locale: 'de' },
  { name: '?lng=de before the cookie', query: 'lng=de', cookie: 'i18next=en', locale: 'de' },
  { name: '?lng=en before the browser', query: 'lng=en', acceptLanguage: 'de', locale: 'en' },
  { name: 'the cookie before the browser', cookie: 'i18next=de', acceptLanguage: 'en', locale: 'de' },
  { name: 'a cookie with the same ending', cookie: 'xi18next=de', locale: defaultLocale },
  { name: '?lng=es, which shows English', query: 'lng=es', acceptLanguage: 'de', locale: 'en' },
  { name: 'an unknown ?lng, then the browser', query: 'lng=fr', acceptLanguage: 'de', locale: 'de' },
  { name: 'an unknown cookie, then the browser', cookie: 'i18next=fr', acceptLanguage: 'de', locale: 'de' },
  { name: 'a regional variant', acceptLanguage: 'de-AT', locale: 'de' },
  { name: 'the preferred language first', acceptLanguage: 'en;q=0.5, de;q=0.9', locale: 'de', nginx: 'en' },
  { name: 'the order of equal qualities', acceptLanguage: 'de, en', locale: 'de' },
  { name: 'an American browser that also accepts German', acceptLanguage: 'en-US,en;q=0.9,de;q=0.8', locale: 'en' },
  { name: 'no quality means 1', acceptLanguage: 'de;q=0.9, en', locale: 'en', nginx: 'de' },
  { name: 'a quality of 0 means never', acceptLanguage: 'de;q=0', locale: defaultLocale, nginx: 'de' },
  { name: 'a quality of 1.0', acceptLanguage: 'en;q=0.9, de;q=1.0', locale: 'de', nginx: 'en' },
  {
    name: 'languages without a catalog are skipped',
    acceptLanguage: 'fr-CH, fr;q=0.9, it;q=0.8, de;q=0.7',
    locale: 'de',
  },
  { name: 'a broken header', acceptLanguage: ';;q=x,,=,de', locale: 'de' },
  { name: 'a language with the same beginning', acceptLanguage: 'deu', locale: defaultLocale },
  {
    name: 'property names of JavaScript objects',
    query: 'lng=constructor',
    cookie: 'i18next=__proto__',
    locale: defaultLocale,
  },
  { name: 'an encoded value', query: 'lng=%64%65', locale: 'de', nginx: defaultLocale },
  // Values that look like script injection are discarded, and the next source is used.
  { name: 'a script in the query', query: 'lng=de-<script>', acceptLanguage: 'en', locale: 'en' },
  { name: 'a script in the query, then the browser', query: 'lng=en"><script>', acceptLanguage: 'de', locale: 'de' },
  { name: 'a script in the cookie', cookie: 'i18next=de-<svg/onload=alert(1)>', locale: defaultLocale },
  { name: 'an encoded script in the cookie', cookie: 'i18next=de%3Cscript%3E', locale: defaultLocale },
  { name: 'a value that is too long', query: `lng=de-${'x'.repeat(40)}`, locale: defaultLocale },
  { name: 'a value that cannot be decoded', query: 'lng=%E0%A4%A', locale: defaultLocale },
  { name: 'an empty value', query: 'lng=', acceptLanguage: 'de', locale: 'de' },
]
