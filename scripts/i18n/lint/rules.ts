import { dashes } from './dashes.ts'
import { digits } from './digits.ts'
import { figures } from './figures.ts'
import { address, leftovers } from './german.ts'
import { length } from './length.ts'
import { items, placeholders, syntax } from './message.ts'
import { noBreak } from './no-break.ts'
import { fuzzy, missing, outOfStep, untranslated } from './progress.ts'
import { phrases } from './phrases.ts'
import { quotes } from './quotes.ts'
import { spaces } from './spaces.ts'
import { spelling } from './spelling.ts'
import type { Rule } from './text.ts'

/** All rules, by the name that findings and exceptions use. */
export const rules = [
  { name: 'missing', check: missing },
  { name: 'fuzzy', check: fuzzy },
  { name: 'out-of-step', check: outOfStep },
  { name: 'untranslated', check: untranslated },
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
  { name: 'phrases', check: phrases },
  { name: 'spelling', check: spelling },
  { name: 'digits', check: digits },
] as const satisfies { name: string; check: Rule }[]

export type RuleName = (typeof rules)[number]['name']
