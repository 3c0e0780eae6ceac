import { company } from './company.ts'
import { officeDay } from './office-hours.ts'

/** The next time the office opens after `now`; null if it never does. */
export function nextOpening(now: Date): Date | null {
  const { hours } = company
  const offset = hours.utcOffsetMinutes * 60_000
  const local = new Date(now.getTime() + offset)
  for (let days = 0; days <= 7; days += 1) {
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days)
    const times = hours[officeDay(new Date(midnight).getUTCDay())]
    const opening = times && new Date(midnight + times.opens * 60_000 - offset)
    if (opening && opening > now) return opening
  }
  return null
}
