import { formatList, formatRegion } from '#locale/format.ts'
import { formatClockRange } from '#locale/times.ts'
import type { Locale } from '#locale/locales.ts'
import { company, type OfficeRow } from './company.ts'

const { street, locality, region, postalCode, country } = company.address

/** Street, town and country; a state stands behind the town, and the postal code behind both. */
export function addressLines(locale: Locale): string[] {
  const town = region ? `${locality}, ${region.code} ${postalCode}` : `${postalCode} ${locality}`
  return [street, town, formatRegion(country, locale)]
}

/** The company's address in one line. */
export function postalAddress(locale: Locale): string {
  return addressLines(locale).join(', ')
}

/** Where the law is made under which the company works: its state with the country, or the country. */
export function jurisdiction(locale: Locale): string {
  return [...(region ? [region.name] : []), formatRegion(country, locale)].join(', ')
}

/** The opening hours of a row with the time zone; empty if the office is closed all day. */
export function writtenHours({ times }: OfficeRow, locale: Locale): string {
  if (times.length === 0) return ''
  const ranges = times.map(({ opens, closes }) => formatClockRange(opens, closes, locale))
  return [formatList(ranges, locale), company.hours.zone ?? []].flat().join(' ')
}
