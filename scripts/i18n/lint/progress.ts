import type { Rule } from './text.ts'

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** A text that is not there yet. */
export const missing: Rule = ({ text, language }) =>
  text.trim() === '' ? [`there is no ${nameOf(language)} text; write it`] : []

/** A text made for English that has changed, or marked by the translator. */
export const fuzzy: Rule = ({ isFuzzy, previous, language }) => {
  if (!isFuzzy) return []
  const cause = previous === undefined ? 'is marked for review' : `was made for other English, “${previous}”`
  return [
    `${cause}; bring the ${nameOf(language)} in line with the English, then take the mark away (“Needs work”, fuzzy)`,
  ]
}

/** An entry that shows its translator another English text than the site has. */
export const outOfStep: Rule = ({ source, english }) =>
  source === english ? [] : ['the English beside it is not the one in force; run `npm run i18n`']

/** A text that still says what the English says. */
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

/** SiteMessages that German has taken over as they are. */
const sameInGerman = new Set([
  'Design',
  'Expertise',
  'Marketing',
  'Name',
  'Partner',
  'Team',
  'Tools',
  'USA',
  'Website',
  'Workshops',
])
