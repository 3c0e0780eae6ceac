import { count, days } from '#locale/quantity.ts'
import { company } from './company.ts'
import { limits, newsletterLinkDays } from '../limits.ts'
import type { NamedFacts } from '../fact.ts'

const { name, legalName, phone, address, hours } = company
const { zone, zoneName, sameClock, weekdays } = hours

/** The company, its hours on weekdays on the clocks of callers, and the limits of its forms in characters and days. */
export const companyFacts = {
  company: name,
  legalName,
  phone: phone.display,
  city: address.locality,
  region: address.region,
  timeZone: zone,
  timeZoneName: zoneName,
  sameClock,
  // During daylight saving in the United States.
  opensInSummer: { clock: weekdays.opens + 60 },
  closesInSummer: { clock: weekdays.closes + 60 },
  shortestName: count(limits.name.min),
  longestName: count(limits.name.max),
  longestEmail: count(limits.email.max),
  shortestMessage: count(limits.message.min),
  longestMessage: count(limits.message.max),
  newsletterLinkDays: days(newsletterLinkDays),
} satisfies NamedFacts
