import { company } from './company.ts'
import { writtenHours } from './opening-hours.ts'

/**
 * The company's facts by the name of their placeholder: `{city}` in any message is replaced by the city. Every message
 * gets these values automatically.
 */
export function companyFacts(locale: string) {
  const { name, legalName, email, phone, address, hours } = company
  return {
    company: name,
    legalName,
    email,
    phone: phone.display,
    city: address.locality,
    timeZone: hours.zone,
    timeZoneName: hours.zoneName,
    weekdayHours: writtenHours('weekdays', locale) ?? '',
  }
}
