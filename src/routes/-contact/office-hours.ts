import { company, type OfficeRow } from '#content/company/company.ts'
import { clockIn, formatClockRange, momentOf } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'

const { hours } = company

/** The row of the opening hours that applies in the office at `now`, and whether the office is open. */
export function officeAt(now: Date): { today: OfficeRow | undefined; open: boolean } {
  const local = new Date(clockIn(hours.timeZone, now))
  const today = rowOf(local)
  const times = today?.times
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: !!times && minute >= times.opens && minute < times.closes }
}

/** The next time the office opens after `now`; null if it never does. */
export function nextOpening(now: Date): Date | null {
  const local = new Date(clockIn(hours.timeZone, now))
  for (let days = 0; days <= 7; days += 1) {
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days)
    const times = rowOf(new Date(midnight))?.times
    const opening = times && midnight + times.opens * 60_000
    if (opening && opening > local.getTime()) return momentOf(hours.timeZone, opening)
  }
  return null
}

function rowOf(local: Date): OfficeRow | undefined {
  return hours.rows.find(({ days }) => days.includes(local.getUTCDay()))
}

/** The formatted opening hours of a row with the time zone; null if the office is closed all day. */
export function writtenHours({ times }: OfficeRow, locale: Locale): string | null {
  return times && `${formatClockRange(times.opens, times.closes, locale)} ${hours.zone}`
}
