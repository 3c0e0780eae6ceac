import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { officeAt } from '#content/opening-hours.ts'
import { createWords } from '#i18n/words.ts'

const { i18n, complete } = createWords('en', {})
beforeAll(complete)
afterEach(() => vi.unstubAllEnvs())

/** Moments in Mountain Standard Time, which is seven hours behind UTC all year. */
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

describe('The hours that are written are the hours that hold', () => {
  const clock = (minutes: number) => {
    const hour = Math.floor(minutes / 60)
    return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  }

  test('Mon-Fri 9:00 AM-5:00 PM MST', () => {
    const { weekdays, zone } = company.hours
    expect(i18n.t('contact.hours.weekdays')).toBe('Mon-Fri')
    expect(i18n.t('contact.hours.weekdays.time')).toBe('9:00 AM-5:00 PM MST')
    expect(`${clock(weekdays.opens)}-${clock(weekdays.closes)} ${zone}`).toBe('9:00 AM-5:00 PM MST')
  })

  test('Sat 10:00 AM-2:00 PM MST', () => {
    const { saturday, zone } = company.hours
    expect(i18n.t('contact.hours.saturday')).toBe('Sat')
    expect(i18n.t('contact.hours.saturday.time')).toBe('10:00 AM-2:00 PM MST')
    expect(`${clock(saturday.opens)}-${clock(saturday.closes)} ${zone}`).toBe('10:00 AM-2:00 PM MST')
  })

  test('Sun closed', () => {
    expect(`${i18n.t('contact.hours.sunday')} ${i18n.t('contact.hours.sunday.time')}`).toBe('Sun Closed')
  })
})
