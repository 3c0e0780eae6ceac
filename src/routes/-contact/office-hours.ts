import { company, type OfficeRow } from '#content/company/company.ts'
import { consultationTimes } from '#content/company/consultation-times.ts'
import { clockIn, momentOf } from '#locale/times.ts'
import type { Locale } from '#locale/locales.ts'

const { hours } = company

type Hours = Pick<typeof hours, 'timeZone'> & { rows: readonly OfficeRow[] }

/** When somebody answers in a language: in its own hours of calls, or when the office is open. */
export function answeringHours(locale: Locale): Hours {
  const calls = consultationTimes.filter(({ language, timeZone }) => language === locale && timeZone !== hours.timeZone)
  const [first] = calls
  if (!first) return hours
  const times = calls.map(({ from, to }) => ({ opens: from, closes: to }))
  return { timeZone: first.timeZone, rows: [{ days: first.weekdays, times }] }
}

/** The row of the opening hours that applies in the office at `now`, and whether the office is open. */
export function officeAt(
  now: Date,
  { timeZone, rows }: Hours = hours,
): { today: OfficeRow | undefined; open: boolean } {
  const local = new Date(clockIn(timeZone, now))
  const today = rowOf(local, rows)
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return { today, open: !!today?.times.some(({ opens, closes }) => minute >= opens && minute < closes) }
}

/** The next time the office opens after `now`; null if it never does. */
export function nextOpening(now: Date, { timeZone, rows }: Hours = hours): Date | null {
  const local = new Date(clockIn(timeZone, now))
  const openings = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((days) => {
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days)
    return rowOf(new Date(midnight), rows)?.times.map(({ opens }) => midnight + opens * 60_000) ?? []
  })
  const next = openings.find((opening) => opening > local.getTime())
  return next === undefined ? null : momentOf(timeZone, next)
}

function rowOf(local: Date, rows: Hours['rows']): OfficeRow | undefined {
  return rows.find(({ days }) => days.includes(local.getUTCDay()))
}
