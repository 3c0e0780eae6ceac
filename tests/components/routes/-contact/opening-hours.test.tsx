import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { consultationTimes } from '#content/company/consultation-times.ts'
import { parts } from '#content/company/parts.ts'
import { regionalTag, type Locale } from '#locale/locales.ts'
import { clockIn } from '#locale/times.ts'
import { messages } from '../../../support/messages.ts'
import { openSite } from '../../site.tsx'

afterEach(() => vi.useRealTimers())

const { rows, timeZone } = company.hours
const { times } = rows[0]
const opens = times[0]?.opens ?? 0
const closes = times.at(-1)?.closes ?? 0
const open = messages('en')('contact.hours.open')
/** A minute of a Monday at the office, or on another clock. */
const monday = Date.UTC(2026, 10, 23)
const onMonday = (minute: number, zone: string = timeZone) =>
  new Date(2 * monday - clockIn(zone, new Date(monday)) + minute * 60_000)
/** The same moment on the clock of the visitor, which is that of the machine: a format that exists keeps its time zone. */
const onOwnClock = (moment: Date, locale: Locale) =>
  moment.toLocaleTimeString(regionalTag(locale), { hour: 'numeric', minute: '2-digit' })

/** Opens the contact page at a point in time. */
async function openAt(moment: Date, locale: Locale = 'en') {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: moment })
  await openSite('/contact', locale)
}

test('When the office opens on a Monday it is open, and the row of Monday is marked', async () => {
  await openAt(onMonday(opens))
  expect(screen.getAllByText(open)).toHaveLength(1)
  const hours = within(screen.getByRole('region', { name: 'Opening hours' }))
  const marked = hours.getAllByRole('term').map(({ textContent }) => textContent.endsWith(' today'))
  expect(marked).toEqual([...rows.map(({ days }) => days.includes(1)), ...(parts.emergency ? [false] : [])])
})

test('Within a minute after the office closes, the page says when it opens next on the visitor’s clock', async () => {
  await openAt(new Date(onMonday(closes).getTime() - 30_000))
  expect(screen.getByText(open)).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  const next = onOwnClock(onMonday(24 * 60 + opens), 'en')
  expect(screen.getByText(/^In English, we’re back/)).toHaveTextContent(` at ${next} your time`)
})

test('A German visitor reads when somebody answers in German, as Germans write it', async () => {
  const german = consultationTimes.find((calls) => calls.language === 'de' && calls.timeZone !== timeZone)
  const starts = german ? onMonday(german.from, german.timeZone) : onMonday(opens)
  await openAt(new Date(starts.getTime() - 60_000), 'de')
  const next = onOwnClock(starts, 'de')
  expect(document.querySelector('#chat')).toHaveTextContent(`um ${next.replace(/^0/, '')} Uhr Ihrer Zeit`)
})
