/** What stands around the texts of the legal pages, in their language, and the note for readers of another one. */
export const labels = {
  contents: 'Contents',
  summary: 'Summary',
  updated: 'Last updated: ',
  newTab: 'opens in a new tab',
  oneLanguage: /*i18n*/ 'legal.english-only',
} as const
