import { count, hours, minutes, months } from '#locale/quantity.ts'
import { price } from '../../price.ts'
import type { CaseFacts } from '../cases.ts'

export const facts: CaseFacts = {
  image: 'photo-1758691461990-03b49d969495',
  duration: months(6),
  people: count(6),
  measured: { before: minutes(92), after: minutes(38) },
  technologies: ['Whisper', 'Mistral Small', 'vLLM', 'HL7 FHIR', 'GDT'],
  months: [
    { first: 1, last: 2 },
    { first: 3, last: 3 },
    { first: 4, last: 4 },
    { first: 5, last: 6 },
  ],
  // The test in one room changed nothing; then eight doctors had the new microphones, the others not yet.
  course: [92, 92, 78],
  bill: {
    price: price(118_000),
    amount: hours(558),
    each: price(40),
    saved: price(22_320),
    running: price(1900),
    payback: months(6),
  },
  paper: ['good', 'warn', 'warn', 'good'],
}
