import { services, textPlan } from '../services/services.ts'

/** What the calculator of the home page assumes: hours of writing a week, the share that AI saves, and what an hour costs. */
export const savingsAssumptions = { hours: 60, share: 0.7, perHour: 40, weeksPerMonth: 4 } as const

const { share, perHour, weeksPerMonth } = savingsAssumptions
const { price } = services.find('text-generation')

/** What hours of writing a week become with the text plan: hours back a week, their worth and what is left in a month. */
export function savingOf(hours: number) {
  // The plan ends at its drafts, and so does what it saves.
  const back = Math.round(10 * share * Math.min(hours, textPlan.hours)) / 10
  const worth = back * weeksPerMonth * perHour
  return { back, worth, fee: price.value, left: worth - price.value }
}

/** From how many hours a week on the plan saves more than it costs. */
export const breakEvenHours = Math.ceil(price.value / (share * weeksPerMonth * perHour))
