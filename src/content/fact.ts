import type { Quantity } from '#locale/quantity.ts'

/** What a message can ask for: a name, a quantity, or a time of day in minutes after midnight. */
export type Fact = string | Quantity | { readonly clock: number }

export type NamedFacts = Readonly<Record<string, Fact>>
