import { expect, test } from 'vitest'
import { faultsIn } from '../../tooling/chaos/outcome.ts'
import { dropAnswers } from '../../tooling/chaos/scenarios/dropped-answers.ts'
import { mailOutage } from '../../tooling/chaos/scenarios/mail-outage.ts'

// `npm run chaos` does the same with more messages.
const short = { messages: 80, parallel: 20, rounds: 1, seed: 'tests', durable: false }

test('with 35 % of the answers dropped after commit every message is stored once and its visitor told so', async () => {
  const outcomes = await dropAnswers(short)
  expect(outcomes).toMatchObject([{ acknowledged: 80, stored: 80, distinct: 80, lost: 0 }])
  // The seed decides which attempts; every dropped one was made again.
  const answers = Object.fromEntries(outcomes[0]?.told.answers ?? [])
  expect(answers).toEqual({ 201: 51, 409: 29, 'no answer': 39 })
})

test('messages saved while the mail service is down are tried with growing pauses and mailed once it is up', async () => {
  const outcomes = await mailOutage({ ...short, messages: 12 })
  expect(outcomes).toMatchObject([{ acknowledged: 12, stored: 12, distinct: 12, lost: 0 }])
  expect(faultsIn(outcomes)).toEqual([])
})
