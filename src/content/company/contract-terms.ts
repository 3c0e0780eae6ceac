import { days } from '#locale/quantity.ts'
import { price } from '../price.ts'

/** What every contract says, beside the price of the service. Samples: replace them with your own terms. */
export const contractTerms = {
  /** Each month, for a kind of text beyond those in the plan. */
  extraTextKind: price(390),
  /** A trip of one person, all expenses included, to a country (ISO 3166); shorter ways are free. */
  trips: [
    { destination: 'US', price: price(600) },
    { destination: 'DE', price: price(1400) },
  ],
  paymentTime: days(14),
  /** Cover of the professional liability insurance for each claim. */
  liabilityCover: price(2_000_000),
} as const
