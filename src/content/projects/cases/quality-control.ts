import { count, months } from '#locale/quantity.ts'
import { price } from '../../price.ts'
import type { CaseFacts } from '../cases.ts'

export const facts: CaseFacts = {
  image: 'photo-1581091226825-a6a2a5aee158',
  duration: months(8),
  people: count(7),
  measured: { before: count(410), after: count(60) },
  technologies: ['PyTorch', 'Anomalib', 'ONNX Runtime', 'GigE Vision', 'OPC UA'],
  months: [
    { first: 1, last: 2 },
    { first: 3, last: 4 },
    { first: 5, last: 6 },
    { first: 7, last: 8 },
  ],
  // With the catalog, all inspectors judge alike; the model beside the line sorts nothing yet.
  course: [350, 350, 180],
  bill: {
    price: price(186_000),
    amount: count(213),
    each: price(60),
    saved: price(12_780),
    running: price(1600),
    payback: months(17),
  },
  paper: ['good', 'warn', 'warn', 'warn'],
}
