import { digits, items, length, placeholders, syntax } from './message.ts'
import { fuzzy, missing } from './progress.ts'
import type { Rule } from './text.ts'
import { dashes, figures, noBreak, quotes, spaces } from './typography.ts'
import { address, leftovers, spelling } from './wording.ts'

/** All rules, by the name that findings and exceptions use. */
export const rules = [
  { name: 'missing', check: missing },
  { name: 'fuzzy', check: fuzzy },
  { name: 'syntax', check: syntax },
  { name: 'placeholders', check: placeholders },
  { name: 'items', check: items },
  { name: 'length', check: length },
  { name: 'quotes', check: quotes },
  { name: 'dashes', check: dashes },
  { name: 'spaces', check: spaces },
  { name: 'no-break', check: noBreak },
  { name: 'figures', check: figures },
  { name: 'address', check: address },
  { name: 'leftovers', check: leftovers },
  { name: 'spelling', check: spelling },
  { name: 'digits', check: digits },
] as const satisfies { name: string; check: Rule }[]

export type RuleName = (typeof rules)[number]['name']
