import { company } from '#content/company/company.ts'
import { clockIn, formatClockRange, momentOf } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'

/** A row of the opening hours. */
export type OfficeDay = 'weekdays' | 'saturday' | 'sunday'

/** The rows in the order of the table. */
export const officeDays: readonly OfficeDay[] = ['weekdays', 'saturday', 'sunday']

const { hours } = company

/** The row of the opening hours that applies in the office at `now`, and whether the office is open. */
export function officeAt(now: Date): { today: OfficeDay; open: boolean } {
  const local = new Date(clockIn(hours.timeZone, now))
  const today = officeDay(local.getUTCDay())
  const times = hours[today]
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: times !== null && minute >= times.opens && minute < times.closes }
}

/** The next time the office opens after `now`; null if it never does. */
export function nextOpening(now: Date): Date | null {
  const local = new Date(clockIn(hours.timeZone, now))
  for (let days = 0; days <= 7; days += 1) {
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days)
    const times = hours[officeDay(new Date(midnight).getUTCDay())]
    const opening = times && midnight + times.opens * 60_000
    if (opening && opening > local.getTime()) return momentOf(hours.timeZone, opening)
  }
  return null
}

/** The row of the opening hours for a day of the week, Sunday being 0. */
function officeDay(weekday: number): OfficeDay {
  return weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays'
}

/** The formatted opening hours of a row with the time zone; null if the office is closed all day. */
export function writtenHours(day: OfficeDay, locale: Locale): string | null {
  const times = hours[day]
  return times && `${formatClockRange(times.opens, times.closes, locale)} ${hours.zone}`
}
