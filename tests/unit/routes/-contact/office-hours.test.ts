import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { consultationTimes } from '#content/company/consultation-times.ts'
import { fillSource } from '#i18n/fill-facts.ts'
import { clockIn, formatClock, formatDays } from '#locale/format.ts'
import { answeringHours, nextOpening, officeAt, writtenHours } from '#routes/-contact/office-hours.ts'

afterEach(() => vi.unstubAllEnvs())

const { rows } = company.hours
const [{ times: usual }] = rows
/** A minute of a week at the office, which begins on Monday, November 23; another season is `weeks` later. */
function at(day: number, minute: number, weeks = 0): Date {
  const shown = Date.UTC(2026, 10, 23) + ((weeks * 7 + day) * 1440 + minute) * 60_000
  const guess = new Date(2 * shown - clockIn(company.hours.timeZone, new Date(shown)))
  return new Date(guess.getTime() + shown - clockIn(company.hours.timeZone, guess))
}

test.each(['UTC', 'America/Denver', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Pago_Pago'])(
  'The office opens and closes by its record, in winter and in summer, for a visitor in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (const weeks of [0, 34])
      for (const day of [0, 1, 2, 3, 4, 5, 6]) {
        const today = rows.find(({ days }) => days.includes((day + 1) % 7))
        const { opens, closes } = today?.times ?? { opens: 0, closes: 0 }
        for (const minute of [0, opens - 1, opens, closes - 1, closes, 1439])
          if (minute >= 0)
            expect(officeAt(at(day, minute, weeks))).toEqual({ today, open: minute >= opens && minute < closes })
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
        officeAt(opening ?? new Date(0)).today?.times?.opens,
      )
    }
  },
)

test('The office opens next on the same day, on the next one or after the weekend', () => {
  const { opens } = usual
  expect(nextOpening(at(0, opens - 1))).toEqual(at(0, opens))
  expect(nextOpening(at(0, opens))).toEqual(at(1, opens))
  expect(nextOpening(at(6, 1439))).toEqual(at(7, opens))
})

test('In German somebody answers in the hours of German calls, in English while the office is open', () => {
  const calls = consultationTimes.find(({ language }) => language === 'de')
  if (!calls) throw new Error('There are no German calls.')
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
})

describe('The hours are formatted from the record', () => {
  test('with minutes if not zero, and with noon and midnight as 12 on the 12-hour clock', () => {
    const row = { days: [2, 4, 6], times: { opens: 30, closes: 12 * 60 + 45 } }
    expect(formatDays(row.days, 'en')).toBe('Tue, Thu, and Sat')
    expect(formatDays([6, 0, 1], 'de')).toBe('Sa–Mo')
    expect(writtenHours(row, 'en')).toBe(`12:30 AM-12:45 PM ${company.hours.zone}`)
    expect(writtenHours(row, 'de')).toBe(`0:30–12:45\u00a0Uhr ${company.hours.zone}`)
  })

  test('and in German sentences two times have one `Uhr`', () => {
    const clock = formatClock(usual.opens, 'de')
    expect(fillSource('{officeOpens} bis {officeOpens}', 'de')).toBe(`${clock.split('\u00A0')[0]} bis ${clock}`)
  })
})
