import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../components/site.tsx'
import { expiredSession, playRefresh, sessionKey } from '../../mocks/session.ts'

const backend = 'https://backend.test'

test('A stored session is picked up and refreshed once somebody turns to the form, which does not wait for it', async () => {
  localStorage.setItem(sessionKey(backend), JSON.stringify(expiredSession()))
  const asked = playRefresh(backend)
  const { user } = await openSite('/contact')
  expect(asked.times).toBe(0)
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  await waitFor(() => expect(asked.times).toBe(1))
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
