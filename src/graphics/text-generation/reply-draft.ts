import { defineCollection } from '#content/collection.ts'
import { readNumber } from '#locale/read-number.ts'

/** The sample of text generation: a request for spare parts, and the figures of the drafted reply. */
export const replyDraft = {
  pieces: 24,
  unitPrice: 38.4,
  discount: 0.06,
  discountFrom: 20,
  stock: 86,
  /** The freight of the last order, which is only a suggestion: that of this order has no source. */
  lastFreight: 42,
  highestFreight: 1000,
} as const

/** The price of an order after the discount, rounded to cents, and with the freight as soon as it is known. */
export function priceOf({ pieces, unitPrice, discount }: typeof replyDraft, freight = 0): number {
  return toCents(toCents(pieces * unitPrice * (1 - discount)) + freight)
}

/** The freight that somebody typed; undefined if it is no possible amount. */
export function readFreight(typed: string): number | undefined {
  const freight = readNumber(typed.replaceAll(/[€$]/g, ''))
  return freight !== undefined && freight <= replyDraft.highestFreight ? freight : undefined
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
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
