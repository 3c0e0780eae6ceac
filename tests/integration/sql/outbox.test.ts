import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// The states of a message and the alerts are tested in supabase/tests; these tests are about concurrent callers.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const claim = () =>
  database.as('service_role', 'select * from public.claim_contact_mail($1, $2, $3)', [
    validSubmission.name,
    validSubmission.email,
    validSubmission.message,
  ])
const claimDue = () => database.as('service_role', 'select * from public.claim_due_mails(4)')

test('exactly one of many concurrent calls claims a message', async () => {
  await database.contact(validSubmission)
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim()))
  expect(claims.flat()).toHaveLength(1)
})

test('concurrent sweeps share the messages: each is claimed once', async () => {
  for (let number = 0; number < 30; number += 1)
    await database.contact({ ...validSubmission, message: `This is message number ${number}.` })
  await database.owner(`update public.novamesa_contact_submissions set created_at = created_at - interval '5 minutes'`)
  const claims = (await Promise.all(Array.from({ length: 10 }, () => claimDue()))).flat()
  expect(claims).toHaveLength(30)
  expect(new Set(claims.map(({ id }) => id)).size).toBe(30)
})

test('exactly one of many concurrent sweeps sends the alert', async () => {
  await database.contact(validSubmission)
  await database.owner(`update public.novamesa_contact_submissions set mail_status = 'failed'`)
  const claimAlert = () => database.as('service_role', 'select * from public.claim_mail_alert()')
  expect((await Promise.all(Array.from({ length: 10 }, claimAlert))).flat()).toHaveLength(1)
})
