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

/** An entry whose English differs from the English catalog. */
export const outOfStep: Rule = ({ source, english }) =>
  source === english ? [] : ['its English differs from the English catalog; run `npm run i18n`']

/** A message that is identical to the English. */
export const untranslated: Rule = ({ text, english, language }) => {
  if (language === 'en') return []
  const words = text
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(/[^\p{L} ]/gu, '')
    .trim()
  return text === english && words !== '' && !sameInGerman.has(words)
    ? ['is the English text; translate it, or add it to the words that are the same (scripts/i18n/lint/progress.ts)']
    : []
}

/** Words that are the same in German. */
const sameInGerman = new Set(
  'Chatbot Design Expertise Live Marketing Name Partner Pilot Storyboard Team Tools USA Website Workshop Workshops'.split(
    ' ',
  ),
)
