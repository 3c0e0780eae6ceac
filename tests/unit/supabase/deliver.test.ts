import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { deliver } from '../../../supabase/functions/send-contact-email/deliver.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { claimed, onDatabase, onMail, settings } from '../../support/function-settings.ts'

const { id, content } = claimed
const refused = () => HttpResponse.json({ name: 'invalid_parameter', message: content.email }, { status: 422 })
const taken = () => HttpResponse.json({ id: 'mail' })

test('A submission whose address is rejected as Reply-To is mailed without it, with another key', async () => {
  const calls = onDatabase({})
  const requests = onMail(({ mail }) => ('reply_to' in mail ? refused() : taken()))
  expect(await deliver(settings, claimed)).toBe('sent')
  expect(requests.map(({ key }) => key)).toEqual([id, `${id}-without-reply-to`])
  expect(requests[1]?.mail['text']).toContain(content.email)
  expect(calls).toEqual([{ name: 'finish_mail', parameters: { p_id: id, p_attempt: 1 } }])
})

test('A submission that is rejected both ways is kept with the reason', async () => {
  const calls = onDatabase({})
  const requests = onMail(refused)
  await deliver(settings, claimed)
  expect(requests).toHaveLength(2)
  const reason = 'The mail service answered 422 invalid_parameter'
  expect(calls).toEqual([
    {
      name: 'finish_mail',
      parameters: { p_id: id, p_attempt: 1, p_error: reason, p_permanent: true, p_retry_after: null },
    },
  ])
  expect(takeConsole()).toEqual([`error: submission ${id}, attempt 1: ${reason}`])
})

test('A submission that fails temporarily is not retried immediately', async () => {
  const calls = onDatabase({})
  const requests = onMail(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '90' } }))
  await deliver(settings, claimed)
  expect(requests).toHaveLength(1)
  expect(calls).toMatchObject([{ parameters: { p_permanent: false, p_retry_after: 90 } }])
  takeConsole()
})
