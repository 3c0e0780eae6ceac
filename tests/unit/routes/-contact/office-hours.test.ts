import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { fillSource } from '#i18n/fill-facts.ts'
import { plainText } from '#locale/plain-text.ts'
import { nextOpening, officeAt, writtenHours } from '#routes/-contact/office-hours.ts'

const { i18n } = await loadCatalog('en')
afterEach(() => vi.unstubAllEnvs())

/** Times in Mountain Standard Time, which is UTC-7 all year. */
const moments = [
  ['Monday 8:59 AM', '2026-11-23T15:59:59Z', 'weekdays', false],
  ['Monday 9:00 AM', '2026-11-23T16:00:00Z', 'weekdays', true],
  ['Wednesday noon', '2026-11-25T19:00:00Z', 'weekdays', true],
  ['Friday 4:59 PM', '2026-11-27T23:59:59Z', 'weekdays', true],
  ['Friday 5:00 PM, Saturday in Europe', '2026-11-28T00:00:00Z', 'weekdays', false],
  ['Friday 11:59 PM', '2026-11-28T06:59:59Z', 'weekdays', false],
  ['Saturday midnight', '2026-11-28T07:00:00Z', 'saturday', false],
  ['Saturday 9:59 AM', '2026-11-28T16:59:59Z', 'saturday', false],
  ['Saturday 10:00 AM', '2026-11-28T17:00:00Z', 'saturday', true],
  ['Saturday 1:59 PM', '2026-11-28T20:59:59Z', 'saturday', true],
  ['Saturday 2:00 PM', '2026-11-28T21:00:00Z', 'saturday', false],
  ['Sunday noon', '2026-11-29T19:00:00Z', 'sunday', false],
  ['Sunday 11:59 PM, Monday in Europe', '2026-11-30T06:59:59Z', 'sunday', false],
  ['Monday midnight', '2026-11-30T07:00:00Z', 'weekdays', false],
  ['a Monday in July 9:00 AM, without summer time', '2026-07-20T16:00:00Z', 'weekdays', true],
  ['a Monday in July 8:59 AM', '2026-07-20T15:59:59Z', 'weekdays', false],
  ['New Year of 2027, a Friday, 9:30 AM', '2027-01-01T16:30:00Z', 'weekdays', true],
] as const

describe.each(['UTC', 'America/Denver', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Pago_Pago'])(
  'For a visitor in %s',
  (zone) => {
    test.each(moments)('%s MST', (_, iso, today, open) => {
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(officeAt(new Date(iso))).toEqual({ today, open })
    })
  },
)

test.each([
  ['before opening on the same day', '2026-11-23T15:59:59Z', '2026-11-23T16:00:00Z'],
  ['the next day while it is open', '2026-11-23T16:00:00Z', '2026-11-24T16:00:00Z'],
  ['on Saturday an hour later', '2026-11-28T00:00:00Z', '2026-11-28T17:00:00Z'],
  ['on Monday after Saturday', '2026-11-28T21:00:00Z', '2026-11-30T16:00:00Z'],
])('The office opens next %s', (_, now, opening) => {
  expect(nextOpening(new Date(now))).toEqual(new Date(opening))
})

describe('The hours are formatted from the record', () => {
  test.each([
    ['weekdays', 'en', '9:00 AM-5:00 PM MST'],
    ['saturday', 'en', '10:00 AM-2:00 PM MST'],
    ['sunday', 'en', null],
    ['weekdays', 'de', '9–17\u00a0Uhr MST'],
    ['saturday', 'de', '10–14\u00a0Uhr MST'],
  ] as const)('%s in %s: %s', (day, locale, written) => {
    expect(writtenHours(day, locale)).toBe(written)
  })

  test('with minutes if not zero, and with noon and midnight as 12 on the 12-hour clock', () => {
    vi.spyOn(company.hours, 'weekdays', 'get').mockReturnValue({ opens: 30, closes: 12 * 60 + 45 })
    expect(writtenHours('weekdays', 'en')).toBe('12:30 AM-12:45 PM MST')
    expect(writtenHours('weekdays', 'de')).toBe('0:30–12:45\u00a0Uhr MST')
  })

  test('next to the day names of the specification', () => {
    expect(plainText(i18n.t('contact.hours.weekdays'))).toBe('Mon-Fri')
    expect(i18n.t('contact.hours.saturday')).toBe('Sat')
    expect(`${i18n.t('contact.hours.sunday')} ${i18n.t('contact.hours.closed')}`).toBe('Sun Closed')
  })

  test('and for callers on their own clocks, in winter and in summer', () => {
    const hours =
      '{opensInSummer}, {closesInSummer}; {opensInGermany}, {closesInGermany}; {opensInGermanyInSummer}, {closesInGermanyInSummer}.'
    expect(fillSource(hours, 'en').replaceAll('\u00a0', ' ')).toBe('10 a.m., 6 p.m.; 5 p.m., 1 a.m.; 6 p.m., 2 a.m.')
    expect(fillSource(hours, 'de').replaceAll('\u00a0', ' ')).toBe('10 Uhr, 18 Uhr; 17 Uhr, 1 Uhr; 18 Uhr, 2 Uhr.')
  })
})
