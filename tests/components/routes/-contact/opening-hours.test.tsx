import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openSite } from '../../site.tsx'

afterEach(() => vi.useRealTimers())

/** Opens the contact page at a point in time, for a visitor in Japan. */
async function openAt(moment: string) {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(moment) })
  await openSite('/contact')
  return within(screen.getByRole('region', { name: 'Opening hours' }))
}

test('Wherever the visitor is, on a Monday at 9:00 AM MST the office is open, and Monday is marked', async () => {
  const hours = await openAt('2026-11-23T16:00:00Z')
  expect(hours.getByText('Open now (MST)')).toBeVisible()
  expect(screen.getAllByText('Open now (MST)'), 'only in the card about reaching the team').toHaveLength(1)
  const days = hours.getAllByRole('term').map(({ textContent }) => textContent)
  expect(days).toEqual(['Mon-Fri today', 'Sat', 'Sun', 'Emergency support'])
})

test('The page updates within a minute after the office closes', async () => {
  const hours = await openAt('2026-11-27T23:59:30Z')
  expect(hours.getByText('Open now (MST)')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(hours.getByText('Closed now (MST)')).toBeVisible()
})
