import { describe, expect, test } from 'vitest'
import { BackendError } from '#backend/backend-error.ts'
import { mailSubmission, saveSubmission } from '#backend/contact.ts'
import { playBackend, refused } from '../../support/mocks/backend.ts'
import { answersThatFailed, answersThatSaved } from './answers.ts'
import { validSubmission } from '../../support/valid-submission.ts'

test('The payload is exactly name, email and message, even if the object has more fields', async () => {
  const calls = playBackend()
  const more = { ...validSubmission, id: 'forged', website: 'filled', created_at: '2020-01-01' }
  await saveSubmission(more)
  await mailSubmission(more)
  expect(calls.map(({ to, body }) => ({ to, body }))).toEqual([
    { to: 'contact', body: validSubmission },
    { to: 'mail', body: validSubmission },
  ])
})

describe('A message counts as saved when the response is', () => {
  test.each(answersThatSaved)('$name', async ({ answer }) => {
    playBackend({ contact: answer })
    await expect(saveSubmission(validSubmission)).resolves.toBeUndefined()
  })

  test.each([409, 400, 500])('%i with code 23505: the message is already saved', async (status) => {
    playBackend({ contact: refused(status, '23505') })
    await expect(saveSubmission(validSubmission)).resolves.toBeUndefined()
  })
})

describe('A message counts as not saved when the response is', () => {
  test.each(answersThatFailed)('$name', async ({ answer, status }) => {
    const calls = playBackend({ contact: answer })
    const failure = await saveSubmission(validSubmission).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BackendError)
    expect(failure).toMatchObject({ status })
    expect(calls, 'an insert is never retried automatically').toHaveLength(1)
  })
})

test("An error contains status and code, but none of the visitor's input", async () => {
  playBackend({ contact: refused(403, '42501') })
  await expect(saveSubmission(validSubmission)).rejects.toThrow(/^contact message not saved: status 403, code 42501$/)
})
