import type { ClientSlug } from '#content/clients.ts'
import { defineCollection } from '#content/collection.ts'

/** The sample of text generation: a request for spare parts, and the figures of the drafted reply. */
export const replyDraft = {
  customer: 'tom-keller',
  sender: 'andreas-rieger',
  pieces: 24,
  /** In euros. */
  unitPrice: 38.4,
  discount: 0.06,
  /** The number of pieces from which the discount applies. */
  discountFrom: 20,
  stock: 86,
} satisfies Record<string, number | ClientSlug>

/** The price of an order after the discount, rounded to cents. */
export function discounted({ pieces, unitPrice, discount }: typeof replyDraft): number {
  return Math.round(pieces * unitPrice * (1 - discount) * 100) / 100
}

/** Where the figures of the draft come from, in the order of their numbers. */
export const replySources = defineCollection({
  name: 'reply-sources',
  texts: {
    source: 'The system and the record, up to 40 characters',
    record: 'What the record says, up to 40 characters',
  },
  records: {
    price: {},
    terms: {},
    sum: {},
    stock: {},
    freight: { missing: true },
  } satisfies Record<string, { missing?: boolean }>,
})
