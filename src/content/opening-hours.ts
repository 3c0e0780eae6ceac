import { company } from './company.ts'

/** A day as the opening hours know it. */
export type OfficeDay = 'weekdays' | 'saturday' | 'sunday'

/** The days in the order of the table. */
export const officeDays: readonly OfficeDay[] = ['weekdays', 'saturday', 'sunday']

/** Which row of the opening hours holds in the office at `now`, and whether somebody is there at this moment. */
export function officeAt(now: Date): { today: OfficeDay; open: boolean } {
  const { hours } = company
  const local = new Date(now.getTime() + hours.utcOffsetMinutes * 60_000)
  const weekday = local.getUTCDay()
  const today: OfficeDay = weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays'
  if (today === 'sunday') return { today, open: false }
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  const { opens, closes } = hours[today]
  return { today, open: minute >= opens && minute < closes }
}
