import { count, days, hours, minutes } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import { price } from '../price.ts'

/** What the company promises by the specification. Support at any hour is `emergency` in parts.ts. */
export const promises = {
  sessionMinutes: minutes(30),
  /** Until when a message is answered. */
  replyHours: hours(24),
  /** When a result is measured. */
  resultDays: days(30),
  /** The free analysis: what it costs otherwise, and for how many companies it is free. */
  analysisPrice: price(2500),
  analysisSpots: count(10),
} as const

/** The notice with which a subscription ends. */
export const noticeDays = days(30)

/**
 * What the company promises beyond that, each in one message, which all pages show. Samples: replace them with your own
 * terms; null for a promise that you do not make, and every text that tells of it is gone.
 */
const ours: Readonly<Record<Term, object | null>> = {
  /** The day on which the result is measured, and what follows a miss: the same for every service. */
  'target-day': {},
  notice: {},
  /** Where data are processed, and what is signed about it. */
  data: {},
  /** What a starting price buys. */
  'starting-price': {},
  /** Who answers in which language. */
  languages: {},
}

export type Term = 'target-day' | 'notice' | 'data' | 'starting-price' | 'languages'

export const terms = defineCollection({
  name: 'terms',
  texts: {
    text: 'The promise, the only place that tells it, one or two sentences, one a line, up to 220 characters',
  },
  records: ours,
})
