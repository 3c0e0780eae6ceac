import { count, days, hours, months } from '#locale/quantity.ts'
import { price } from '../../price.ts'
import type { CaseFacts } from '../cases.ts'

export const facts: CaseFacts = {
  image: 'photo-1672552226380-486fe900b322',
  duration: months(4),
  people: count(5),
  measured: { before: days(7), after: days(1) },
  technologies: ['Python', 'Claude API', 'JSON Schema', 'Akeneo PIM', 'Shopify Admin API'],
  months: [
    { first: 1, last: 1 },
    { first: 2, last: 2 },
    { first: 3, last: 3 },
    { first: 4, last: 4 },
  ],
  // The first version was withdrawn; the buyers read every page of the second one until it was released in batches.
  course: [7, 7, 3],
  bill: {
    price: price(64_000),
    amount: hours(376),
    each: price(40),
    saved: price(15_040),
    running: price(900),
    payback: months(5),
  },
  paper: ['good', 'good', 'good', 'warn'],
}
