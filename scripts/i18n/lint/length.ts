import { fillSource } from '../../../src/i18n/fill-facts.ts'
import { locales } from '../../../src/locale/locales.ts'
import type { Rule } from './text.ts'

/** The maximum length stated in a note, and whether it applies to each line of a list. */
export function limitOf(note: string): { max: number; each: boolean } | undefined {
  const max = /up to ([\d,]+) characters/.exec(note)?.[1]
  return max === undefined ? undefined : { max: Number(max.replace(',', '')), each: /\beach\b/.test(note) }
}

/** A message that is longer than its note allows, with its facts filled in. */
export const length: Rule = ({ text, note, language }) => {
  const limit = limitOf(note)
  if (!limit) return []
  const locale = locales.find((each) => each === language)
  const filled = locale ? fillSource(text, locale) : text
  return (limit.each ? filled.split('\n') : [filled])
    .filter((part) => part.length > limit.max)
    .map((part) => `“${part.slice(0, 30)}…” has ${part.length} characters, ${limit.max} fit; shorten it`)
}
