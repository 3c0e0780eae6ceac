import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { contact, forgetEverything, send } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

let project: Project
beforeAll(async () => {
  project = await startProject()
})
beforeEach(() => project.database.owner.exec(forgetEverything))
afterAll(() => project.close())

const call = (type: string, body: string, address: string) =>
  project.fetch(
    new Request('http://localhost/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { apikey: project.publishableKey, 'content-type': type },
      body,
    }),
    { address },
  )

type Send = (message: string, address: string) => Promise<unknown>

const entrances: Record<string, Send> = {
  'the Data API': async (message, address) =>
    (await send(project, contact, { body: { ...validSubmission, message }, address })).status,
  'the call of the mail function': async (message, address) => {
    const answer = await call('application/json', JSON.stringify({ ...validSubmission, message }), address)
    await answer.body?.cancel()
    return answer.status
  },
  'the form without scripts': async (message, address) =>
    (
      await call(
        'application/x-www-form-urlencoded',
        String(new URLSearchParams({ ...validSubmission, message, language: 'en' })),
        address,
      )
    ).headers.get('location'),
}

// Composing these takes quadratic time: marks in the wrong order, on a letter, of Tibetan, and below every limit.
const hostile = [
  `a${'\u0323\u0307'.repeat(15_000)}`,
  `a${'\u0307\u0323'.repeat(4900)}`,
  '\u0F71\u0F72\u0F74'.repeat(1600),
  `a${'\u0323\u0307'.repeat(2400)}`,
  '\u1100\u1161\u11A8'.repeat(1600),
]

describe.each(Object.entries(entrances))('24 hostile messages at once through %s', (_, sendHostile) => {
  test.each(hostile)('are not stored, and honest senders are answered within two seconds', async (message) => {
    const attacks = Array.from({ length: 24 }, (_one, index) => sendHostile(`${index} ${message}`, '192.0.2.1'))
    const honest = Array.from({ length: 3 }, async (_one, index) => {
      const start = performance.now()
      const text = `An honest message, number ${index}.`
      const saved = await entrances['the Data API']?.(text, `198.51.100.${index}`)
      const called = await entrances['the call of the mail function']?.(text, `198.51.100.${index}`)
      return { saved, called, isInTime: performance.now() - start < 2000 }
    })
    // All are over before anything can fail, or they would disturb the next test.
    const [answers] = await Promise.all([Promise.all(honest), Promise.all(attacks)])
    expect(answers).toEqual(answers.map(() => ({ saved: 201, called: 502, isInTime: true })))
    const { rows } = await project.database.owner.query('select message from public.novamesa_contact_submissions')
    const kept = rows.filter((row) => !String(row['message']).startsWith('An honest'))
    // Hangul can be composed, and then it is a message like any other.
    expect(kept.length).toBeLessThanOrEqual(message.startsWith('\u1100') ? 5 : 0)
    expect(rows.length - kept.length).toBe(3)
  })
})
