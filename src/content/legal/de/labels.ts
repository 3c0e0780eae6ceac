/** What stands around the texts of the legal pages, in their language, and the note for readers of another one. */
export const labels = {
  contents: 'Inhalt',
  summary: 'Zusammenfassung',
  updated: 'Stand: ',
  newTab: 'öffnet sich in einem neuen Tab',
  oneLanguage: /*i18n*/ 'legal.german-only',
} as const
