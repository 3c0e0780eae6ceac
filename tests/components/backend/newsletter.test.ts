import { describe, expect, test } from 'vitest'
import { subscribe } from '#backend/newsletter.ts'
import { playBackend, publicKey, refused } from '../../support/mocks/backend.ts'
import { answersThatSaved } from './answers.ts'

const email = 'jo@example.com'

test('A subscription is one insert of exactly the email in the language of the page, and does not request the row', async () => {
  const calls = playBackend()
  await subscribe(email, 'de')
  expect(calls[0]?.headers.get('accept-language')).toBe('de')
  expect(calls).toMatchObject([{ to: 'newsletter', method: 'POST', search: '' }])
  expect(calls[0]?.body).toEqual({ email })
  expect(calls[0]?.headers.get('apikey')).toBe(publicKey)
  expect(calls[0]?.headers.get('Prefer') ?? '').not.toMatch(/return=representation|headers-only|resolution|count/)
})

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
