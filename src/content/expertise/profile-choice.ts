import { days, minutes, months, weeks, type Quantity, type TimeUnit } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import type { ExpertiseSlug } from './expertise.ts'
import { price } from '../price.ts'

export interface ChoiceFacts {
  /** How long it takes until the client has the result. */
  time: Quantity<TimeUnit>
  /** Its days are those on which people work. */
  workdays?: true
  /** What that costs: a fixed price, or a rate and how often it is paid. */
  fee: { price: Quantity<'money'>; times: number }
  /** Fee and time may be higher. */
  atLeast?: true
}

/** The question with which each profile helps, how long that takes and what it costs; the quickest first. */
export const choices = defineCollection({
  name: 'profile-choice',
  texts: { question: 'The question in the words of the client, up to 42 characters' },
  records: {
    speaker: { time: minutes(45), fee: { price: price(4500), times: 1 } },
    // On site; online it takes two half days and costs less.
    trainer: { time: days(1), fee: { price: price(2400), times: 1 } },
    'ai-expert': { time: days(8), workdays: true, fee: { price: price(4800), times: 1 } },
    developer: { time: days(10), workdays: true, fee: { price: price(1200), times: 10 }, atLeast: true },
    consultant: { time: weeks(6), fee: { price: price(14_500), times: 1 } },
    coaching: { time: months(4), fee: { price: price(400), times: 8 } },
  } satisfies Record<ExpertiseSlug, ChoiceFacts>,
})

export function feeOf({ price: one, times }: ChoiceFacts['fee']): Quantity<'money'> {
  return price(one.value * times)
}
