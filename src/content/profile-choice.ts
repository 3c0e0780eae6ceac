import { defineCollection } from './collection.ts'
import type { ExpertiseSlug } from './expertise.ts'

interface ChoiceFacts {
  /** How long it takes until the client has the result. */
  time: { count: number; unit: keyof typeof daysPer }
  /** What that costs without tax, in euros: a fixed price, or a rate and how often it is paid. */
  fee: { amount: number; times: number }
  /** Whether fee or time may be higher. */
  atLeast?: { time?: true; fee?: true }
}

/** Calendar days. */
const daysPer = { minutes: 1 / (24 * 60), days: 1, workdays: 7 / 5, weeks: 7, months: 365 / 12 }

/** The question with which each profile helps, how long that takes and what it costs; the quickest first. */
export const choices = defineCollection({
  name: 'profile-choice',
  texts: { question: 'The question in the words of the client, up to 42 characters' },
  records: {
    speaker: { time: { count: 45, unit: 'minutes' }, fee: { amount: 4500, times: 1 } },
    trainer: { time: { count: 1, unit: 'days' }, fee: { amount: 1900, times: 1 }, atLeast: { fee: true } },
    'ai-expert': { time: { count: 8, unit: 'workdays' }, fee: { amount: 4800, times: 1 } },
    developer: {
      time: { count: 10, unit: 'workdays' },
      fee: { amount: 1280, times: 10 },
      atLeast: { time: true, fee: true },
    },
    consultant: { time: { count: 6, unit: 'weeks' }, fee: { amount: 14_500, times: 1 } },
    coaching: { time: { count: 4, unit: 'months' }, fee: { amount: 400, times: 8 } },
  } satisfies Record<ExpertiseSlug, ChoiceFacts>,
})

/** A time in calendar days. */
export function calendarDays({ count, unit }: ChoiceFacts['time']): number {
  return count * daysPer[unit]
}

/** A fee in euros. */
export function euros({ amount, times }: ChoiceFacts['fee']): number {
  return amount * times
}
