import type { Locale } from '#locale/locales.ts'
import type { Quantity } from '#locale/quantity.ts'

/** What a message can ask for: a name, a quantity, a time of day in minutes after midnight, or words of its language. */
export type Fact = string | Quantity | { readonly clock: number } | ((locale: Locale) => string)

/** Facts by name, without those whose record is missing, for which no message that is shown may ask. */
export type NamedFacts = Readonly<Record<string, Fact | null | undefined>>
