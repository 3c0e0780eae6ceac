import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { consultationTimes } from '#content/company/consultation-times.ts'
import { writtenHours } from '#content/company/reach-us.ts'
import { formatDays } from '#locale/format.ts'
import { regions } from '#locale/locales.ts'
import { clockIn, momentOf } from '#locale/times.ts'
import { answeringHours, nextOpening, officeAt } from '#routes/-contact/office-hours.ts'

afterEach(() => vi.unstubAllEnvs())

const { rows } = company.hours
const usual = rows[0].times[0]?.opens ?? 0
const closes = rows[0].times.at(-1)?.closes ?? 0
const hours = company.hours
/** A minute of a week at the office, which begins on Monday, November 23; another season is `weeks` later. */
function at(day: number, minute: number, weeks = 0): Date {
  const shown = Date.UTC(2026, 10, 23) + ((weeks * 7 + day) * 1440 + minute) * 60_000
  return momentOf(hours.timeZone, shown)
}

test.each(['UTC', 'America/Denver', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Pago_Pago'])(
  'The office opens and closes by its record, in winter and in summer, for a visitor in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (const weeks of [0, 34])
      for (const day of [0, 1, 2, 3, 4, 5, 6]) {
        const today = rows.find(({ days }) => days.includes((day + 1) % 7))
        const times = today?.times ?? []
        for (const minute of times.flatMap((range) => [range.opens - 1, range.opens, range.closes - 1, range.closes]))
          expect(officeAt(at(day, minute, weeks))).toEqual({
            today,
            open: times.some((range) => minute >= range.opens && minute < range.closes),
          })
        expect(officeAt(at(day, 1439, weeks)).open).toBe(false)
      }
  },
)

test.each(['America/Denver', 'America/Phoenix', 'Europe/Berlin', 'Australia/Adelaide'])(
  'In %s it opens at the same hour of the clock before and after daylight saving begins and ends',
  (timeZone) => {
    vi.spyOn(company.hours, 'timeZone', 'get').mockReturnValue(timeZone)
    for (let day = 0; day < 366; day += 1) {
      const opening = nextOpening(new Date(Date.UTC(2026, 0, 1 + day, 12)))
      const shown = new Date(clockIn(timeZone, opening ?? new Date(0)))
      expect(shown.getUTCHours() * 60 + shown.getUTCMinutes()).toBe(
        officeAt(opening ?? new Date(0)).today?.times[0]?.opens,
      )
    }
  },
)

test('The office opens next on the same day, on the next one or after the weekend', () => {
  expect(nextOpening(at(0, usual - 1))).toEqual(at(0, usual))
  expect(nextOpening(at(0, closes))).toEqual(at(1, usual))
  expect(nextOpening(at(6, 1439))).toEqual(at(7, usual))
})

test('After a break it opens again the same day', () => {
  const row = { days: [1], times: [8, 13].map((hour) => ({ opens: hour * 60, closes: (hour + 4) * 60 })) }
  vi.spyOn(hours, 'rows', 'get').mockReturnValue([row])
  for (const [hour, open] of [
    [11, true],
    [12, false],
    [14, true],
    [17, false],
  ] as const)
    expect(officeAt(at(0, hour * 60))).toEqual({ today: row, open })
  expect(nextOpening(at(0, 12 * 60))).toEqual(at(0, 13 * 60))
  expect(writtenHours(row, 'de')).toContain('8–12\u00a0Uhr und 13–17\u00a0Uhr')
})

test('Every day of the week is in one row of the record', () => {
  expect(rows.flatMap(({ days }) => days).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

const calls = consultationTimes.find(({ language, timeZone }) => language === 'de' && timeZone !== hours.timeZone)
test.runIf(calls)(
  'In German somebody answers in the hours of German calls, in English while the office is open',
  () => {
    if (!calls) return
    const german = answeringHours('de')
    const opening = nextOpening(at(0, 0), german) ?? new Date(0)
    const shown = new Date(clockIn(calls.timeZone, opening))
    expect(shown.getUTCHours() * 60 + shown.getUTCMinutes()).toBe(calls.from)
    const closing = opening.getTime() + (calls.to - calls.from) * 60_000
    const open = (moment: number, locale: 'de' | 'en') => officeAt(new Date(moment), answeringHours(locale)).open
    expect([opening.getTime() - 1, opening.getTime(), closing - 1, closing].map((each) => open(each, 'de'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(open(at(5, 12 * 60).getTime(), 'en')).toBe(true)
  },
)

describe('The hours are formatted from the record', () => {
  test('with minutes if not zero, and with noon and midnight as 12 on the 12-hour clock', () => {
    vi.spyOn(regions, 'en', 'get').mockReturnValue('US')
    const row = { days: [2, 4, 6], times: [{ opens: 30, closes: 12 * 60 + 45 }] }
    expect(formatDays(row.days, 'en')).toMatch(/^Tue, Thu,? and Sat$/)
    expect(formatDays([6, 0, 1], 'de')).toBe('Sa–Mo')
    expect(writtenHours(row, 'en')).toContain('12:30 AM-12:45 PM')
    expect(writtenHours(row, 'de')).toContain('0:30–12:45\u00a0Uhr')
  })
})
