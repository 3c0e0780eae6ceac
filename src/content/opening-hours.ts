import { company, type OpeningTimes } from './company.ts'

/** A row of the opening hours. */
export type OfficeDay = 'weekdays' | 'saturday' | 'sunday'

/** The rows in the order of the table. */
export const officeDays: readonly OfficeDay[] = ['weekdays', 'saturday', 'sunday']

const { hours } = company

/** The row of the opening hours that applies in the office at `now`, and whether the office is open. */
export function officeAt(now: Date): { today: OfficeDay; open: boolean } {
  const local = new Date(now.getTime() + hours.utcOffsetMinutes * 60_000)
  const today = officeDay(local.getUTCDay())
  const times = hours[today]
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: times !== null && minute >= times.opens && minute < times.closes }
}

/** The row of the opening hours for a day of the week, Sunday being 0. */
export function officeDay(weekday: number): OfficeDay {
  return weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays'
}

/** The formatted opening hours of a row with the time zone; null if the office is closed all day. */
export function writtenHours(day: OfficeDay, locale: string): string | null {
  const times = hours[day]
  return times && `${range(times, locale)} ${hours.zone}`
}

function range({ opens, closes }: OpeningTimes, locale: string): string {
  const [from, to] = [clock(opens, locale), clock(closes, locale)]
  // The specification requires a hyphen in English.
  if (locale === 'en') return `${from}-${to}`
  return locale === 'de' ? `${from}–${to}\u00a0Uhr` : `${from}–${to}`
}

/** `9:00 AM` in English, `9` or `9:30` in German, `9:30` elsewhere. */
export function clock(minutes: number, locale: string): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  const past = String(rest).padStart(2, '0')
  if (locale === 'en') return `${hour % 12 || 12}:${past} ${hour < 12 ? 'AM' : 'PM'}`
  return locale === 'de' && rest === 0 ? String(hour) : `${hour}:${past}`
}
