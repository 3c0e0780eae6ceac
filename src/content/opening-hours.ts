import { company, type OpeningTimes } from './company.ts'

/** A day as the opening hours know it. */
export type OfficeDay = 'weekdays' | 'saturday' | 'sunday'

/** The days in the order of the table. */
export const officeDays: readonly OfficeDay[] = ['weekdays', 'saturday', 'sunday']

const { hours } = company

/** Which row of the opening hours holds in the office at `now`, and whether somebody is there at this moment. */
export function officeAt(now: Date): { today: OfficeDay; open: boolean } {
  const local = new Date(now.getTime() + hours.utcOffsetMinutes * 60_000)
  const weekday = local.getUTCDay()
  const today: OfficeDay = weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays'
  const times = hours[today]
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: times !== null && minute >= times.opens && minute < times.closes }
}

/** The opening hours of a day as a language writes them, with the time zone; null on a day without any. */
export function writtenHours(day: OfficeDay, locale: string): string | null {
  const times = hours[day]
  return times && `${range(times, locale)} ${hours.zone}`
}

/** When the office opens on weekdays on a clock that is so many hours ahead of UTC, without a time zone. */
export function openingElsewhere(utcOffsetHours: number, locale: string): string {
  const minutes = hours.weekdays.opens - hours.utcOffsetMinutes + utcOffsetHours * 60
  const time = clock((minutes + 24 * 60) % (24 * 60), locale)
  return locale === 'de' ? `${time}\u00a0Uhr` : time
}

function range({ opens, closes }: OpeningTimes, locale: string): string {
  const [from, to] = [clock(opens, locale), clock(closes, locale)]
  // English as the specification writes it, with a hyphen.
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
