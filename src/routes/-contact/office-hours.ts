import { company, type OfficeRow } from '#content/company/company.ts'
import { consultationTimes } from '#content/company/consultation-times.ts'
import { clockIn, formatClockRange, momentOf } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'

const { hours } = company

type Hours = Pick<typeof hours, 'timeZone'> & { rows: readonly OfficeRow[] }

/** When somebody answers in a language: in its own hours of calls, or when the office is open. */
export function answeringHours(locale: Locale): Hours {
  const calls = consultationTimes.find(({ language, timeZone }) => language === locale && timeZone !== hours.timeZone)
  if (!calls) return hours
  return { timeZone: calls.timeZone, rows: [{ days: calls.weekdays, times: { opens: calls.from, closes: calls.to } }] }
}

/** The row of the opening hours that applies in the office at `now`, and whether the office is open. */
export function officeAt(
  now: Date,
  { timeZone, rows }: Hours = hours,
): { today: OfficeRow | undefined; open: boolean } {
  const local = new Date(clockIn(timeZone, now))
  const today = rowOf(local, rows)
  const times = today?.times
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: !!times && minute >= times.opens && minute < times.closes }
}

/** The next time the office opens after `now`; null if it never does. */
export function nextOpening(now: Date, { timeZone, rows }: Hours = hours): Date | null {
  const local = new Date(clockIn(timeZone, now))
  for (let days = 0; days <= 7; days += 1) {
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days)
    const times = rowOf(new Date(midnight), rows)?.times
    const opening = times && midnight + times.opens * 60_000
    if (opening && opening > local.getTime()) return momentOf(timeZone, opening)
  }
  return null
}

function rowOf(local: Date, rows: Hours['rows']): OfficeRow | undefined {
  return rows.find(({ days }) => days.includes(local.getUTCDay()))
}

/** The formatted opening hours of a row with the time zone; null if the office is closed all day. */
export function writtenHours({ times }: OfficeRow, locale: Locale): string | null {
  return times && `${formatClockRange(times.opens, times.closes, locale)} ${hours.zone}`
}
