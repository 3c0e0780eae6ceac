import type { Language } from '#locale/locales.ts'
import { count } from '#locale/quantity.ts'
import { company } from './company.ts'

/** When somebody takes calls in a language, in minutes after midnight on the clock of a time zone. */
export interface ConsultationTime {
  language: Language
  timeZone: string
  /** Sunday is 0. */
  weekdays: readonly number[]
  from: number
  to: number
}

const { timeZone, rows } = company.hours
const { days, times } = rows[0]

/** When the free consultation is possible. Samples: replace them with your own times. */
export const consultationTimes: readonly ConsultationTime[] = [
  ...times.map(({ opens, closes }) => ({ language: 'en', timeZone, weekdays: days, from: opens, to: closes }) as const),
  { language: 'de', timeZone: 'Europe/Berlin', weekdays: [1, 2, 3, 4, 5], from: 17 * 60, to: 19 * 60 },
]

/** How many times a visitor may name. */
export const consultationChoices = count(3)
