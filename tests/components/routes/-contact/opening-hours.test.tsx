import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '#locale/locales.ts'
import { plainText } from '#locale/plain-text.ts'
import { openSite } from '../../site.tsx'

afterEach(() => vi.useRealTimers())

const open = 'Open now: a person answers.'

/** Opens the contact page at a point in time, for a visitor in Japan. */
async function openAt(moment: string, locale: Locale = 'en') {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(moment) })
  await openSite('/contact', locale)
}

test('Wherever the visitor is, on a Monday at 9:00 AM MST the office is open, and Monday is marked', async () => {
  await openAt('2026-11-23T16:00:00Z')
  expect(screen.getAllByText(open)).toHaveLength(1)
  const hours = within(screen.getByRole('region', { name: 'Opening hours' }))
  const days = hours.getAllByRole('term').map(({ textContent }) => plainText(textContent))
  expect(days).toEqual(['Mon-Fri today', 'Sat', 'Sun', 'Emergency support'])
})

test('Within a minute after the office closes, the page says when it opens next on the visitor’s clock', async () => {
  await openAt('2026-11-27T23:59:30Z')
  expect(screen.getByText(open)).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  // Saturday 10:00 AM in Albuquerque is Sunday in Japan.
  expect(screen.getByText(/^Closed now\. We’re back Sunday at 2:00.AM your time\.$/)).toBeVisible()
})

test('A German visitor reads the time as Germans write it', async () => {
  await openAt('2026-11-29T12:00:00Z', 'de')
  expect(document.querySelector('#chat')?.textContent).toContain(
    'Zurzeit geschlossen. Wir sind am Dienstag um 1:00 Uhr Ihrer Zeit wieder da.',
  )
})
