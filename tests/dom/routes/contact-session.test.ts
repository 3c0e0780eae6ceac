import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../components/site.tsx'
import { expiredSession, playRefresh, sessionKey } from '../../support/mocks/session.ts'

const backend = 'https://backend.test'

test('A stored session is picked up and refreshed on a page with a form once the browser is idle', async () => {
  localStorage.setItem(sessionKey(backend), JSON.stringify(expiredSession()))
  const asked = playRefresh(backend)
  await openSite('/contact')
  await waitFor(() => expect(asked.times).toBe(1))
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
