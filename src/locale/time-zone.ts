import { dateTimeFormat } from './format.ts'

/** What the clocks of an IANA time zone show at a moment, in milliseconds as if they were set to UTC. */
export function clockIn(timeZone: string, moment: Date): number {
  // Swedish writes dates as ISO 8601 does.
  const clock = dateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

/** The moment at which the clocks of a time zone show `clock`, written as `clockIn` does. */
export function momentOf(timeZone: string, clock: number): Date {
  // Twice, because daylight saving may begin or end between the first guess and the moment.
  const nearer = (guess: number) => guess + clock - clockIn(timeZone, new Date(guess))
  return new Date(nearer(nearer(clock)))
}
