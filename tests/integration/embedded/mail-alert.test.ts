import { expect, test } from 'vitest'
import type { MailVariables } from '../../../server/backend/mailing.ts'
import { ownerOf, startTestMailService, startTestBackend, visitorOf } from './backend-for-tests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// When there is an alert is tested in supabase/tests/mail_alert.test.sql.

/** Starts a backend with one message that has waited for hours, and running sweeps. */
async function startWithLateMessage(mail: MailVariables) {
  const backend = await startTestBackend({ dataDir: 'memory', mail, sweepEverySeconds: 0.1 })
  await visitorOf(backend).from('novamesa_contact_submissions').insert(validSubmission)
  const { error } = await ownerOf(backend)
    .from('novamesa_contact_submissions')
    .update({ created_at: '2020-01-01T00:00:00Z', mail_next_at: '2099-01-01T00:00:00Z' })
    .eq('email', validSubmission.email)
  expect(error).toBeNull()
  return backend
}

test('the sweep mails the owner once about a message that waits, without visitor data', async () => {
  const service = await startTestMailService()
  const backend = await startWithLateMessage(service.variables)
  await expect.poll(() => service.received.length).toBe(1)
  expect(service.received).toEqual([
    {
      key: expect.stringMatching(/^mail-alert-unmailed-\d{4}-\d\d-\d\d$/),
      mail: expect.objectContaining({
        to: ['hello@novamesa.example'],
        subject: 'Website forms: 1 mail(s) waiting for over an hour',
      }),
    },
  ])
  expect(JSON.stringify(service.received)).not.toContain(validSubmission.email)
  expect((await ownerOf(backend).rpc('claim_mail_alert')).data).toEqual([])
})
