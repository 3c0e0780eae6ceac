import { formatDays, formatCurrency, formatLanguages, formatList } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'
import { days } from '#locale/quantity.ts'
import { company } from './company.ts'
import { consultationChoices, consultationTimes } from './consultation-times.ts'
import { partFacts } from './parts.ts'
import { jurisdiction, writtenHours } from './reach-us.ts'
import { team } from './team.ts'
import { newsletterLinkDays } from '../limits.ts'
import type { NamedFacts } from '../fact.ts'

const { name, legalName, phone, address, hours, currency } = company
const inGerman = consultationTimes.find(({ language }) => language === 'de')
const lastInGerman = consultationTimes.findLast(({ language }) => language === 'de')

/** The company, its hours, and the days that its links work. */
export const companyFacts = {
  company: name,
  legalName,
  phone: phone.display,
  city: address.locality,
  jurisdiction,
  currency: (locale: Locale) => formatCurrency(currency, locale),
  ...partFacts,
  chatName: company.chat.name,
  country: address.country,
  teamNames: (locale: Locale) =>
    formatList(
      team.all.map(({ name: person, languages }) => `${person} (${formatLanguages(languages, locale)})`),
      locale,
    ),
  officeHours: (locale: Locale) =>
    formatList(
      hours.rows.flatMap((row) =>
        row.times.length > 0 ? `${formatDays(row.days, locale)} ${writtenHours(row, locale)}` : [],
      ),
      locale,
    ),
  // When somebody takes calls in German, on German clocks.
  daysInGermany: inGerman && ((locale: Locale) => formatDays(inGerman.weekdays, locale)),
  earlyInGermany: inGerman && { clock: inGerman.from },
  reachableInGermanyUntil: lastInGerman && { clock: lastInGerman.to },
  consultationChoices,
  newsletterLinkDays: days(newsletterLinkDays),
} satisfies NamedFacts
