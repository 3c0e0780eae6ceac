import { days, hours } from '#locale/quantity.ts'
import { price } from '../price.ts'

/** What every contract says, beside the price of the service. Samples: replace them with your own terms. */
export const contractTerms = {
  /** Each month, for a kind of text beyond those in the plan. */
  extraTextKind: price(390),
  /** A trip of one person, all expenses included; shorter ways are free. */
  travelInNorthAmerica: price(600),
  travelToEurope: price(1400),
  paymentTime: days(14),
  /** Until when somebody works on a system that is down, at any hour, included in every subscription. */
  emergencyHours: hours(1),
  /** Cover of the professional liability insurance for each claim. */
  liabilityCover: price(2_000_000),
} as const
