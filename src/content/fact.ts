import type { Locale } from '#locale/locales.ts'
import type { Quantity } from '#locale/quantity.ts'

/** What a message can ask for: a name, a quantity, a time of day in minutes after midnight, or words of its language. */
export type Fact = string | Quantity | { readonly clock: number } | ((locale: Locale) => string)

export type NamedFacts = Readonly<Record<string, Fact>>
