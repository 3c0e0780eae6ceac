import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { handle } from '../../../supabase/functions/send-contact-email/handle.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { claimed, onDatabase, onMail, settings } from '../../support/function-settings.ts'

const backlog = { waiting: 2, overdue: 1, limited: 0 }

async function sweep(secret = settings.sweepSecret, known = settings) {
  const request = new Request('https://project.test/', { method: 'POST', headers: { 'x-sweep-secret': secret } })
  const answer = await handle(request, known)
  return { http: answer.status, ...(await answer.json()) }
}

test('A sweep requires the secret, even when none is configured', async () => {
  const calls = onDatabase({})
  expect(await sweep('guess')).toEqual({ http: 401, status: 'unauthorized' })
  expect(await sweep('', { ...settings, sweepSecret: '' })).toEqual({ http: 401, status: 'unauthorized' })
  expect(calls).toEqual([])
})

test('A sweep sends the mails that are due, and returns the counts', async () => {
  onDatabase({ claim_mails: [[claimed], [{ ...claimed, id: 'other' }], []], mail_backlog: [[backlog]] })
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  expect(await sweep()).toEqual({ http: 200, status: 'swept', sent: 2, failed: 0, backlog })
  expect(requests.map(({ key }) => key)).toEqual([claimed.id, 'other'])
})

test('A sweep calls a mail service that is down only once', async () => {
  onDatabase({ claim_mails: [[claimed]], mail_backlog: [[backlog]] })
  const requests = onMail(() => new HttpResponse(null, { status: 503 }))
  expect(await sweep()).toMatchObject({ sent: 0, failed: 1 })
  expect(requests).toHaveLength(1)
  takeConsole()
})

test.each([
  [backlog, 503, { status: 'mails-overdue', overdue: 1 }],
  [{ ...backlog, overdue: 0 }, 200, { status: 'healthy' }],
])('A monitor is told whether mails are overdue: %j', async (numbers, status, body) => {
  onDatabase({ mail_backlog: [[numbers]] })
  const answer = await handle(new Request('https://project.test/send-contact-email/health'), settings)
  expect([answer.status, await answer.json()]).toEqual([status, body])
})
