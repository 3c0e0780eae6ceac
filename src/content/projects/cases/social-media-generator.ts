import { count, hours, months } from '#locale/quantity.ts'
import { price } from '../../price.ts'
import type { CaseFacts } from '../cases.ts'

export const facts: CaseFacts = {
  image: 'photo-1579869847557-1f67382cc158',
  duration: months(2),
  people: count(3),
  measured: { before: hours(22), after: hours(6) },
  technologies: ['Claude API', 'Meta Graph API', 'Cloudinary', 'Airtable', 'n8n'],
  months: [
    { first: 1, last: 1 },
    { first: 1, last: 1 },
    { first: 1, last: 2 },
    { first: 2, last: 2 },
  ],
  // The interviews come first; with style sheets, the hotels that post daily tried the form.
  course: [22, 22, 13],
  bill: {
    price: price(21_000),
    amount: hours(64),
    each: price(40),
    saved: price(2560),
    running: price(260),
    payback: months(10),
  },
  paper: ['good', 'struck', 'warn', 'warn'],
}
