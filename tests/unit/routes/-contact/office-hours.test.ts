import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { nextOpening, officeAt, writtenHours } from '#routes/-contact/office-hours.ts'

afterEach(() => vi.unstubAllEnvs())

const days = [...Array.from({ length: 5 }, () => 'weekdays' as const), 'saturday', 'sunday'] as const
const monday = Date.UTC(2026, 10, 23) - company.hours.utcOffsetMinutes * 60_000
/** A minute of a week at the office, which begins on Monday; another season is `weeks` later. */
const at = (day: number, minute: number, weeks = 0) => new Date(monday + ((weeks * 7 + day) * 1440 + minute) * 60_000)

test.each(['UTC', 'America/Denver', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Pago_Pago'])(
  'The office opens and closes by its record, in winter and in summer, for a visitor in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (const weeks of [0, 34])
      for (const [day, today] of days.entries()) {
        const { opens, closes } = company.hours[today] ?? { opens: 0, closes: 0 }
        for (const minute of [0, opens - 1, opens, closes - 1, closes, 1439])
          if (minute >= 0)
            expect(officeAt(at(day, minute, weeks))).toEqual({ today, open: minute >= opens && minute < closes })
      }
  },
)

test('The office opens next on the same day, on the next one or after the weekend', () => {
  const { opens } = company.hours.weekdays
  expect(nextOpening(at(0, opens - 1))).toEqual(at(0, opens))
  expect(nextOpening(at(0, opens))).toEqual(at(1, opens))
  expect(nextOpening(at(6, 1439))).toEqual(at(7, opens))
})

describe('The hours are formatted from the record', () => {
  test('with minutes if not zero, and with noon and midnight as 12 on the 12-hour clock', () => {
    vi.spyOn(company.hours, 'weekdays', 'get').mockReturnValue({ opens: 30, closes: 12 * 60 + 45 })
    expect(writtenHours('weekdays', 'en')).toBe(`12:30 AM-12:45 PM ${company.hours.zone}`)
    expect(writtenHours('weekdays', 'de')).toBe(`0:30–12:45\u00a0Uhr ${company.hours.zone}`)
  })
})
