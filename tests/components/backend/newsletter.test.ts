import { describe, expect, test } from 'vitest'
import { subscribe } from '#backend/newsletter.ts'
import { playBackend, refused } from '../../support/mocks/backend.ts'
import { answersThatSaved } from './answers.ts'

const email = 'jo@example.com'

describe('An address is subscribed when the response is', () => {
  test.each(answersThatSaved)('$name', async ({ answer }) => {
    playBackend({ newsletter: answer })
    await expect(subscribe(email, 'en')).resolves.toBe('subscribed')
  })
})

test.each([400, 409, 500])('Code 23505 means that an address is already subscribed, with status %i', async (status) => {
  playBackend({ newsletter: refused(status, '23505') })
  await expect(subscribe(email, 'en')).resolves.toBe('already-subscribed')
})
