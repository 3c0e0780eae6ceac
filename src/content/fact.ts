import { formatInWords, formatNumber, formatQuantity } from '#locale/format.ts'
import { formatClock } from '#locale/times.ts'
import type { Locale } from '#locale/locales.ts'
import type { Quantity } from '#locale/quantity.ts'

/** What a text can ask for: a name, a quantity, a time of day in minutes after midnight, or words of its language. */
export type Fact = string | Quantity | { readonly clock: number } | ((locale: Locale) => string)

/** Facts by name, without those whose record is missing, for which no text that is shown may ask. */
export type NamedFacts = Readonly<Record<string, Fact | null | undefined>>

/**
 * A fact as the sentences of a language contain it. A quantity of time is its number alone: how the name of its unit is
 * inflected depends on the sentence, so the text has the word. In the style `words` a small number is written out, in
 * `Words` with a capital.
 */
export function writeFact(fact: Fact, locale: Locale, style?: string): string {
  if (typeof fact === 'string') return fact
  if (typeof fact === 'function') return fact(locale)
  if ('clock' in fact) return formatClock(fact.clock, locale)
  const word = style?.toLowerCase() === 'words' ? formatInWords(fact.value, locale) : undefined
  if (word !== undefined) return style === 'Words' ? word.charAt(0).toUpperCase() + word.slice(1) : word
  const isTime = !['count', 'percent', 'times', 'money'].includes(fact.unit)
  return isTime ? formatNumber(fact.value, locale) : formatQuantity(fact, locale)
}
