import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// The states of a mail and the alerts are tested in supabase/tests; these tests are about concurrent callers.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const claim = () =>
  database.as('service_role', 'select * from public.claim_mails($1, $2, $3)', [
    validSubmission.name,
    validSubmission.email,
    validSubmission.message,
  ])
const claimNext = () => database.as('service_role', 'select * from public.claim_mails()')
const atOnce = async (times: number, work: () => Promise<unknown[]>) =>
  (await Promise.all(Array.from({ length: times }, work))).flat()

test('exactly one of many concurrent calls claims a submission', async () => {
  await database.contact(validSubmission)
  expect(await atOnce(20, claim)).toHaveLength(1)
})

test('concurrent sweeps share the mails: each is claimed once', async () => {
  for (let number = 0; number < 10; number += 1)
    await database.contact({ ...validSubmission, message: `This is message number ${number}.` })
  await database.owner(`update private.mails set next_at = now()`)
  expect(await atOnce(20, claimNext)).toHaveLength(10)
})

test('exactly one of many concurrent sweeps sends the alert', async () => {
  await database.contact(validSubmission)
  await database.owner(
    `update private.mails set created_at = now() - interval '2 hours', next_at = now() + interval '1 hour'`,
  )
  expect(await atOnce(10, claimNext)).toMatchObject([{ kind: 'alert' }])
})
