/** What stands around the legal texts of a language, and the note for readers of another one, the id of a message. */
export const labels = {
  en: {
    contents: 'Contents',
    summary: 'Summary',
    updated: 'Last updated: ',
    newTab: 'opens in a new tab',
    oneLanguage: /*i18n*/ 'legal.english-only',
  },
  de: {
    contents: 'Inhalt',
    summary: 'Zusammenfassung',
    updated: 'Stand: ',
    newTab: 'öffnet sich in einem neuen Tab',
    oneLanguage: /*i18n*/ 'legal.german-only',
  },
} as const

/** The names of the legal texts in links, by their file. In the language of the text, its name is its title. */
export const names = {
  en: {
    'privacy-policy': /*i18n*/ 'legal.privacy-policy',
    'terms-of-service': /*i18n*/ 'legal.terms-of-service',
    imprint: /*i18n*/ 'legal.imprint',
    disclaimer: /*i18n*/ 'legal.disclaimer',
  },
  de: {
    'privacy-policy': /*i18n*/ 'legal.privacy-statement',
    'terms-of-service': /*i18n*/ 'legal.terms-of-business',
    imprint: /*i18n*/ 'legal.imprint',
    disclaimer: /*i18n*/ 'legal.disclaimer',
  },
} as const

/** The file of a legal text, without its ending. */
export type LegalName = keyof typeof names.en
