import type { ConsultationTime } from '#content/company/consultation-times.ts'
import { clockIn, momentOf } from '#locale/time-zone.ts'

const workingDays = 10
const minute = 60_000
const day = 24 * 60 * minute

/** The half hours after `now` in which somebody takes calls, on the next ten working days of each record, in order. */
export function halfHours(now: Date, times: readonly ConsultationTime[]): Date[] {
  const starts = times.flatMap(({ timeZone, weekdays, from, to }) => {
    const today = Math.floor(clockIn(timeZone, now) / day) * day
    return Array.from({ length: 7 * workingDays }, (_, index) => today + index * day)
      .filter((midnight) => weekdays.includes(new Date(midnight).getUTCDay()))
      .slice(0, workingDays)
      .flatMap((midnight) => {
        const first = momentOf(timeZone, midnight + from * minute).getTime()
        return Array.from({ length: Math.floor((to - from) / 30) }, (_, index) => first + index * 30 * minute)
      })
  })
  return [...new Set(starts)]
    .filter((start) => start > now.getTime())
    .toSorted((a, b) => a - b)
    .map((start) => new Date(start))
}
