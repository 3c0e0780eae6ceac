import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailSubmission, saveSubmission } from '#backend/contact.ts'
import { callBackend, formsClient } from '#backend/backend-client.ts'
import { subscribe } from '#backend/newsletter.ts'
import { playBackend, silence } from '../../support/mocks/backend.ts'
import { validSubmission } from '../../support/valid-submission.ts'

beforeEach(async () => {
  await formsClient()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  // Spies on the fake timers are removed first; otherwise they would restore the fake ones.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The state of an unanswered call after a number of milliseconds. */
async function stateAfter(milliseconds: number, call: Promise<unknown>) {
  let state = 'pending'
  call.then(
    () => (state = 'done'),
    (error: unknown) => (state = String(error)),
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return state
}

test.each([
  { name: 'Saving a message', call: () => saveSubmission(validSubmission) },
  { name: 'The e-mail function', call: () => mailSubmission(validSubmission) },
  { name: 'Subscribing', call: () => subscribe('jo@example.com', 'en') },
])('$name fails without a response within 15 seconds', async ({ call }) => {
  playBackend({ contact: silence, mail: silence, newsletter: silence })
  const pending = call()
  expect(await stateAfter(14_999, pending)).toBe('pending')
  expect(await stateAfter(1, pending)).toBe('Error: No answer within 15 s')
})

test('The request is aborted at the deadline', async () => {
  let signal: AbortSignal | undefined
  const pending = callBackend((_, given) => {
    signal = given
    return new Promise(() => undefined)
  })
  await stateAfter(14_999, pending)
  expect(signal?.aborted).toBe(false)
  await stateAfter(1, pending)
  expect(signal?.aborted).toBe(true)
})
