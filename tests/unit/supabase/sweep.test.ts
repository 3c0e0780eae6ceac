import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { handle } from '../../../supabase/functions/send-contact-email/handle.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { due, onDatabase, onMail, row, settings } from '../../support/function-settings.ts'

const backlog = { waiting: 2, overdue: 1 }
const digest = { id: 'digest', attempt: 1, key: 'digest-1', messages: [row] }

async function sweep(secret = settings.sweepSecret, known = settings) {
  const request = new Request('https://project.test/', { method: 'POST', headers: { 'x-sweep-secret': secret } })
  const answer = await handle(request, known)
  return { http: answer.status, ...(await answer.json()) }
}

test('A sweep requires the secret, even when none is configured', async () => {
  const calls = onDatabase({ mail_backlog: [[backlog]] })
  expect(await sweep('guess')).toEqual({ http: 401, status: 'unauthorized' })
  expect(await sweep('', { ...settings, sweepSecret: '' })).toEqual({ http: 401, status: 'unauthorized' })
  expect(calls).toEqual([])
})

test('A sweep mails single messages, then the digest, and returns the counts', async () => {
  const messages = { claim_due_mails: [[due(row)], [due({ ...row, id: 'other' })], []] }
  onDatabase({ ...messages, claim_contact_mail_digest: [[digest], []], mail_backlog: [[backlog]] })
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  expect(await sweep()).toEqual({ http: 200, status: 'swept', sent: 3, failed: 0, backlog })
  expect(requests.map(({ key }) => key)).toEqual([row.id, 'other', 'digest-digest-1'])
})

test('A sweep calls a mail service that is down only once', async () => {
  onDatabase({
    claim_due_mails: [[due(row)]],
    claim_contact_mail_digest: [[digest]],
    mail_backlog: [[backlog]],
  })
  const requests = onMail(() => new HttpResponse(null, { status: 503 }))
  expect(await sweep()).toMatchObject({ sent: 0, failed: 1 })
  expect(requests).toHaveLength(1)
  takeConsole()
})
