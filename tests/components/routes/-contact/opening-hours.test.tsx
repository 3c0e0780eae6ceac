import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSite } from '../../site.tsx'

afterEach(() => vi.useRealTimers())

/** Opens the contact page at a point in time, for a visitor in Japan. */
async function openAt(moment: string) {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(moment) })
  await openSite('/contact')
  return within(screen.getByRole('region', { name: 'Opening hours' }))
}

/** The rows of the table; the row of the current day is marked. */
function rows(hours: Awaited<ReturnType<typeof openAt>>) {
  return hours.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`)
}

describe('Wherever the visitor is', () => {
  test('on a Monday at 9:00 AM MST the office is open', async () => {
    const hours = await openAt('2026-11-23T16:00:00Z')
    expect(hours.getByText('Open now (MST)')).toBeVisible()
    expect(rows(hours)).toEqual([
      'Mon-Fri today: 9:00 AM-5:00 PM MST',
      'Sat: 10:00 AM-2:00 PM MST',
      'Sun: Closed',
      'Emergency support: 24/7',
    ])
  })

  test('on a Saturday at 2:00 PM MST it is closed', async () => {
    const hours = await openAt('2026-11-28T21:00:00Z')
    expect(hours.getByText('Closed now (MST)')).toBeVisible()
    expect(rows(hours)[1]).toBe('Sat today: 10:00 AM-2:00 PM MST')
  })

  test('on a Sunday it is closed', async () => {
    const hours = await openAt('2026-11-29T19:00:00Z')
    expect(hours.getByText('Closed now (MST)')).toBeVisible()
    expect(rows(hours)[2]).toBe('Sun today: Closed')
  })
})

test('The page updates within a minute after the office closes', async () => {
  const hours = await openAt('2026-11-27T23:59:30Z')
  expect(hours.getByText('Open now (MST)')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(hours.getByText('Closed now (MST)')).toBeVisible()
})

test('The card about reaching the team now shows the same state', async () => {
  await openAt('2026-11-23T16:00:00Z')
  expect(screen.getAllByText('Open now (MST)')).toHaveLength(2)
})
