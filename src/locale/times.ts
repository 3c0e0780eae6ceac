import { dateTimeFormat } from './intl.ts'
import type { Locale } from './locales.ts'

interface Conventions {
  /** The sign of a factor, with its space. */
  times: string
  /** A time of day in minutes after midnight. */
  clock: (minutes: number) => string
  /** Between the first and the last of several days or times. */
  to: string
  /** The two times of a range. */
  clocks: (from: number, to: number) => readonly [string, string]
  /** The numbers from zero to twelve, which a sentence writes out. */
  words: readonly string[]
}

/** What a language decides and Intl does not know. */
export const conventions: Record<Locale, Conventions> = {
  en: {
    times: 'x',
    // American sentences leave out full hours; where a day has 24 hours, nothing is replaced.
    clock: (minutes) =>
      timeOfDay(minutes)
        .replace(/(:00)? AM$/, '\u00A0a.m.')
        .replace(/(:00)? PM$/, '\u00A0p.m.'),
    // The specification requires a hyphen.
    to: '-',
    clocks: (from, to) => [timeOfDay(from), timeOfDay(to)],
    words: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  },
  de: {
    times: '×',
    clock: (minutes) => `${hourOrTime(minutes)}\u00A0Uhr`,
    to: '–',
    clocks: (from, to) => [hourOrTime(from), `${hourOrTime(to)}\u00A0Uhr`],
    words: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  },
}

/** A time of day in minutes after midnight, as sentences have it, e.g. `9 a.m.` or `9 Uhr`. */
export function formatClock(minutes: number, locale: Locale): string {
  return conventions[locale].clock(minutes)
}

/** Two times of a day, e.g. `9:00 AM-5:00 PM`. */
export function formatClockRange(from: number, to: number, locale: Locale): string {
  return conventions[locale].clocks(from, to).join(conventions[locale].to)
}

/** A time that is counted, in seconds as minutes and seconds or in minutes as hours and minutes: 66 is `1:06`. */
export function formatElapsed(count: number): string {
  return `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`
}

/** A date, or the parts of it that the options name, in the time zone of the reader by default. */
export function formatDate(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(locale, options).format(date)
}

/** A time of day in German, of a full hour the number alone. Browsers do not agree on a zero before it. */
function hourOrTime(minutes: number): string {
  return minutes % 60 === 0 ? String(minutes / 60) : formatElapsed(minutes)
}

function timeOfDay(minutes: number): string {
  const format = dateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return format.format(minutes * 60_000).replace(/\s/, ' ')
}

/** What the clocks of an IANA time zone show at a moment, in milliseconds as if they were set to UTC. */
export function clockIn(timeZone: string, moment: Date): number {
  // Swedish writes dates as ISO 8601 does.
  const clock = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

/** The moment at which the clocks of a time zone show `clock`, written as `clockIn` does. */
export function momentOf(timeZone: string, clock: number): Date {
  // Twice, because daylight saving may begin or end between the first guess and the moment.
  const nearer = (guess: number) => guess + clock - clockIn(timeZone, new Date(guess))
  return new Date(nearer(nearer(clock)))
}
