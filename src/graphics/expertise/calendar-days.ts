import type { Quantity, TimeUnit } from '#locale/quantity.ts'

const daysPer = { second: 0, minute: 1 / (24 * 60), hour: 1 / 24, day: 1, week: 7, month: 365 / 12, year: 365 }

/** A time in calendar days. */
export function calendarDays({ time, workdays }: { time: Quantity<TimeUnit>; workdays?: true }): number {
  return time.value * daysPer[time.unit] * (workdays ? 7 / 5 : 1)
}
