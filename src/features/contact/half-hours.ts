import type { ConsultationTime } from '#content/company/consultation-times.ts'
import { clockIn, momentOf } from '#locale/times.ts'

const workingDays = 10
const minute = 60_000
/** Until when a time can still be confirmed by reply. */
const lead = 60 * minute
const day = 24 * 60 * minute

/** The half hours in which somebody takes calls, from an hour after `now` on ten working days of each record, in order. */
export function halfHours(now: Date, times: readonly ConsultationTime[]): Date[] {
  const starts = times.flatMap(({ timeZone, weekdays, from, to }) => {
    const today = Math.floor(clockIn(timeZone, now) / day) * day
    return Array.from({ length: 7 * (workingDays + 1) }, (_, index) => today + index * day)
      .filter((midnight) => weekdays.includes(new Date(midnight).getUTCDay()))
      .map((midnight) => {
        const first = momentOf(timeZone, midnight + from * minute).getTime()
        const all = Array.from({ length: Math.floor((to - from) / 30) }, (_, index) => first + index * 30 * minute)
        return all.filter((start) => start > now.getTime() + lead)
      })
      .filter((left) => left.length > 0)
      .slice(0, workingDays)
      .flat()
  })
  return [...new Set(starts)].toSorted((a, b) => a - b).map((start) => new Date(start))
}
