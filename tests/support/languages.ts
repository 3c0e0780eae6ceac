import { languages, locales, type Language } from '../../src/locale/locales.ts'

const known: readonly string[] = locales

/** The languages of the selector that show the texts of another one; there may be none. */
export const withoutTexts: readonly Language[] = languages.filter((language) => !known.includes(language))
