import { clockIn, formatCurrency, formatDays, formatLanguages, formatList } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'
import { count, days, quantity } from '#locale/quantity.ts'
import { company } from './company.ts'
import { jurisdiction } from './reach-us.ts'
import { consultationChoices, consultationTimes } from './consultation-times.ts'
import { security } from './security.ts'
import { staff, team } from './team.ts'
import { limits, newsletterLinkDays } from '../limits.ts'
import type { NamedFacts } from '../fact.ts'

const { name, legalName, phone, address, hours, emergency, currency, otherCurrency, processors } = company
const { timeZone, rows } = hours
const [{ days: officeDays, times: office }] = rows

/** The company, its usual hours on the clocks of callers, and the limits of its forms in characters and days. */
export const companyFacts = {
  company: name,
  legalName,
  phone: phone.display,
  city: address.locality,
  jurisdiction,
  // For choices, such as `{emergency, select, yes {…} other {}}`.
  country: address.country,
  currency: (locale: Locale) => formatCurrency(currency, locale),
  twoCurrencies: otherCurrency ? 'yes' : 'no',
  otherCurrency: (locale: Locale) => formatCurrency(otherCurrency?.code ?? currency, locale),
  emergency: emergency ? 'yes' : 'no',
  germanClock: inGermany(0).clock === 0 || !consultationTimes.some(({ language }) => language === 'de') ? 'yes' : 'no',
  teamShown: count(team.all.length),
  staff: count(staff),
  alone: staff === 1 ? 'yes' : 'no',
  peopleShown: team.all.length > 0 ? 'yes' : 'no',
  wholeTeam: team.all.length === staff ? 'yes' : 'no',
  emergencyHours: quantity(emergency?.hours ?? 0, 'hour'),
  officeZone: hours.zone,
  officeDays: (locale: Locale) => formatDays(officeDays, locale),
  officeOpens: { clock: office.opens },
  officeCloses: { clock: office.closes },
  opensInGermany: inGermany(office.opens),
  closesInGermany: inGermany(office.closes),
  // `none` for choices.
  reports: security.reports.join(', ') || 'none',
  processors: (locale: Locale) => formatList([...new Set(Object.values(processors))], locale),
  euRepresentative: security.euRepresentative ?? 'none',
  encryptionOnTheWay: security.encryption.onTheWay,
  encryptionAtRest: security.encryption.atRest,
  breachNotice: security.breachNotice,
  deletionDays: security.deletion,
  teamNames: (locale: Locale) =>
    formatList(
      team.all.map(({ name: person, languages }) => `${person} (${formatLanguages(languages, locale)})`),
      locale,
    ),
  consultationChoices,
  shortestName: count(limits.name.min),
  longestName: count(limits.name.max),
  longestEmail: count(limits.email.max),
  shortestMessage: count(limits.message.min),
  longestMessage: count(limits.message.max),
  newsletterLinkDays: days(newsletterLinkDays),
} satisfies NamedFacts

/** A time at the office on German clocks, as they are on most days of the year. */
function inGermany(minutes: number) {
  const winter = new Date('2026-01-15T12:00Z')
  const ahead = (clockIn('Europe/Berlin', winter) - clockIn(timeZone, winter)) / 60_000
  return { clock: (minutes + ahead + 24 * 60) % (24 * 60) }
}
