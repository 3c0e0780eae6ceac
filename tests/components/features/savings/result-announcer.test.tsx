import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultAnnouncer } from '#features/savings/result-announcer.tsx'

afterEach(() => void vi.useRealTimers())

test('The result of other entries is announced once they stay; not the first one, and none again in another language', () => {
  vi.useFakeTimers()
  const entries = [{}, { team: '2' }, { team: '24' }] as const
  const { rerender } = render(<ResultAnnouncer text="4 hours" entries={entries[0]} />)
  const said = (text: string, of: 0 | 1 | 2) => {
    rerender(<ResultAnnouncer text={text} entries={entries[of]} />)
    vi.advanceTimersByTime(of === 1 ? 500 : 5000)
    return screen.getByRole('status').textContent
  }
  expect([said('4 hours', 0), said('4 Stunden', 0)]).toEqual(['', ''])
  expect([said('2 hours', 1), said('24 hours', 2)]).toEqual(['', '24 hours'])
  expect([said('24 Stunden', 2), said('2 Stunden', 1), said('24 Stunden', 2)]).toEqual(['', '', ''])
})
