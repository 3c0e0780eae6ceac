import { count, days, hours, minutes } from '#locale/quantity.ts'
import { price } from '../price.ts'

/** What the company promises on every page. */
export const promises = {
  sessionMinutes: minutes(30),
  /** Until when a message is answered. */
  replyHours: hours(24),
  /** When a result is measured, and when it was measured again at the clients who tell of it. */
  resultDays: days(30),
  storyDays: days(90),
  /** The free analysis: what it costs otherwise, and for how many companies it is free. */
  analysisPrice: price(2500),
  analysisSpots: count(10),
} as const
