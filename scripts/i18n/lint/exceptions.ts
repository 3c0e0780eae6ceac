import type { RuleName } from './rules.ts'

/** A text that breaks a rule on purpose. The lint tells when it does so no longer. */
export interface Exception {
  rule: RuleName
  language: string
  id: string
  because: string
}

const given = 'the specification words it so'

export const exceptions: readonly Exception[] = [
  { rule: 'quotes', language: 'en', id: 'contact.saved.text', because: given },
  { rule: 'quotes', language: 'en', id: 'contact.sent.text', because: given },
  { rule: 'dashes', language: 'en', id: 'contact.hours.weekdays', because: given },
]
