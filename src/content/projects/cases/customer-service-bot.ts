import { count, hours, months } from '#locale/quantity.ts'
import { price } from '../../price.ts'
import type { CaseFacts } from '../cases.ts'

export const facts: CaseFacts = {
  image: 'photo-1603714228681-b399854b8f80',
  duration: months(5),
  people: count(4),
  measured: { before: hours(28), after: hours(5) },
  technologies: ['Azure OpenAI', 'RAG', 'pgvector', 'SAP Business One', 'WhatsApp Business Platform', 'Zendesk'],
  months: [
    { first: 1, last: 1 },
    { first: 2, last: 2 },
    { first: 3, last: 4 },
    { first: 4, last: 5 },
  ],
  // The pilot was switched off; with dates that are right, the team answered sooner.
  course: [28, 28, 17],
  bill: {
    price: price(58_000),
    amount: hours(182),
    each: price(40),
    saved: price(7280),
    running: price(800),
    payback: months(9),
  },
  paper: ['warn', 'warn', 'warn', 'warn'],
}
