import type { RuleName } from './all-rules.ts'

/** A message that intentionally violates a rule. The lint reports exceptions that are no longer needed. */
export interface Exception {
  rule: RuleName
  language: string
  id: string
  because: string
}

const specified = 'required by the specification'

export const exceptions: readonly Exception[] = [
  { rule: 'quotationMarks', language: 'en', id: 'contact.saved.text', because: specified },
  { rule: 'quotationMarks', language: 'en', id: 'contact.sent.text', because: specified },
  {
    rule: 'placeholders',
    language: 'de',
    id: 'contact.hours.zone',
    because: 'German readers get the hours in German time',
  },
]
