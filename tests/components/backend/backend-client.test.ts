import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playBackend, publicKey, silence } from '../../support/mocks/backend.ts'
import { expiredSession, freshSession, playRefresh, sessionKey } from '../../support/mocks/session.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { validSubmission } from '../../support/valid-submission.ts'

let pages = 0
let url = ''
let key = ''

// Clients live as long as a page. Every test is a separate page with its own backend, because the clients of earlier tests
// still exist; the library counts them and warns.
beforeEach(() => {
  vi.resetModules()
  url = `https://backend-${(pages += 1)}.test`
  key = sessionKey(url)
  vi.stubEnv('VITE_SUPABASE_URL', url)
})
afterEach(() => {
  expect(takeConsole().filter((line) => !line.includes('Multiple GoTrueClient instances'))).toEqual([])
})

const load = async () => ({
  ...(await import('#backend/backend-client.ts')),
  ...(await import('#backend/contact.ts')),
  ...(await import('#backend/newsletter.ts')),
})

describe('The forms send no session, although local storage contains', () => {
  test.each([
    { what: 'garbage', stored: () => '{"access_token":' },
    { what: 'a string', stored: () => 'null' },
    { what: 'an expired session', stored: () => JSON.stringify(expiredSession()) },
    { what: 'a valid session', stored: () => JSON.stringify(freshSession()) },
  ])('$what', async ({ stored }) => {
    const text = stored()
    localStorage.setItem(key, text)
    playRefresh(url, silence)
    const calls = playBackend()
    const { saveSubmission, mailSubmission, subscribe } = await load()
    await saveSubmission(validSubmission)
    await mailSubmission(validSubmission)
    await subscribe(validSubmission.email, 'en')
    expect(calls.map(({ to }) => to)).toEqual(['contact', 'mail', 'newsletter'])
    for (const { headers } of calls)
      expect(headers.get('Authorization') ?? `Bearer ${publicKey}`).toBe(`Bearer ${publicKey}`)
  })
})

test('An authentication endpoint that hangs does not block sending a message', async () => {
  localStorage.setItem(key, JSON.stringify(expiredSession()))
  const refreshes = playRefresh(url, silence)
  playBackend()
  const { formsClient, saveSubmission } = await load()
  await formsClient()
  await expect.poll(() => refreshes.times).toBe(1)
  await expect(saveSubmission(validSubmission)).resolves.toBeUndefined()
})
