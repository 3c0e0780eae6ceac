import { company, type OpeningTimes } from './company.ts'

/** A row of the opening hours. */
export type OfficeDay = 'weekdays' | 'saturday' | 'sunday'

/** The rows in the order of the table. */
export const officeDays: readonly OfficeDay[] = ['weekdays', 'saturday', 'sunday']

const { hours } = company

/** The row of the opening hours that applies in the office at `now`, and whether the office is open. */
export function officeAt(now: Date): { today: OfficeDay; open: boolean } {
  const local = new Date(now.getTime() + hours.utcOffsetMinutes * 60_000)
  const weekday = local.getUTCDay()
  const today: OfficeDay = weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays'
  const times = hours[today]
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: times !== null && minute >= times.opens && minute < times.closes }
}

/** The formatted opening hours of a row with the time zone; null if the office is closed all day. */
export function writtenHours(day: OfficeDay, locale: string): string | null {
  const times = hours[day]
  return times && `${range(times, locale)} ${hours.zone}`
}

/** The time when the office opens on weekdays, in a zone `utcOffsetHours` ahead of UTC; without the zone's name. */
export function openingElsewhere(utcOffsetHours: number, locale: string): string {
  const minutes = hours.weekdays.opens - hours.utcOffsetMinutes + utcOffsetHours * 60
  const time = clock((minutes + 24 * 60) % (24 * 60), locale)
  return locale === 'de' ? `${time}\u00a0Uhr` : time
}

function range({ opens, closes }: OpeningTimes, locale: string): string {
  const [from, to] = [clock(opens, locale), clock(closes, locale)]
  // The specification requires a hyphen in English.
  if (locale === 'en') return `${from}-${to}`
  return locale === 'de' ? `${from}–${to}\u00a0Uhr` : `${from}–${to}`
}

/** `9:00 AM` in English, `9` or `9:30` in German, `9:30` elsewhere. */
function clock(minutes: number, locale: string): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  const past = String(rest).padStart(2, '0')
  if (locale === 'en') return `${hour % 12 || 12}:${past} ${hour < 12 ? 'AM' : 'PM'}`
  return locale === 'de' && rest === 0 ? String(hour) : `${hour}:${past}`
}
