import { company, type OpeningTimes } from './company.ts'
import { clock } from './opening-hours.ts'

/** The weekday hours on the clocks of callers, by the name of their placeholder. */
export function phoneHours(locale: string) {
  return {
    // During daylight saving in the United States.
    opensInSummer: inSummer('opens'),
    closesInSummer: inSummer('closes'),
    sameClock: company.hours.sameClock,
    // Central European Time is one hour ahead of UTC, two in summer.
    opensInGermany: elsewhere('opens', 1, locale),
    closesInGermany: elsewhere('closes', 1, locale),
    opensInGermanyInSummer: elsewhere('opens', 2, locale),
    closesInGermanyInSummer: elsewhere('closes', 2, locale),
  }
}

/** The time in a zone `utcOffsetHours` ahead of UTC, without the zone's name. */
function elsewhere(when: keyof OpeningTimes, utcOffsetHours: number, locale: string): string {
  const { weekdays, utcOffsetMinutes } = company.hours
  const minutes = weekdays[when] - utcOffsetMinutes + utcOffsetHours * 60
  const time = clock((minutes + 24 * 60) % (24 * 60), locale)
  return locale === 'de' ? `${time}\u00a0Uhr` : time
}

/** The time on clocks that are set forward: `10` or `10:30`. */
function inSummer(when: keyof OpeningTimes): string {
  return clock(company.hours.weekdays[when] + 60, 'en').replace(/(:00)? [AP]M/, '')
}
