import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../components/site.tsx'
import { expiredSession, playRefresh, sessionKey } from '../../support/mocks/session.ts'

const backend = 'https://backend.test'

test('A page with a form reads and refreshes a stored session once the browser is idle', async () => {
  localStorage.setItem(sessionKey(backend), JSON.stringify(expiredSession()))
  const refreshes = playRefresh(backend)
  await openSite('/contact')
  await waitFor(() => expect(refreshes.times).toBe(1))
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
