import type { Rule } from './text.ts'

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** A missing message. */
export const missing: Rule = ({ text, language }) =>
  text.trim() === '' ? [`there is no ${nameOf(language)} text; write it`] : []

/** A message whose English has changed since it was translated, or that the translator marked for review. */
export const fuzzy: Rule = ({ isFuzzy, previous, language }) => {
  if (!isFuzzy) return []
  const cause = previous === undefined ? 'is marked for review' : `was translated from different English, “${previous}”`
  return [`${cause}; adapt the ${nameOf(language)} to the English, then remove the mark (“Needs work”, fuzzy)`]
}
