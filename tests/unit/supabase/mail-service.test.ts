import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { composeSubmission } from '../../../supabase/functions/send-contact-email/compose-submission.ts'
import { sendLetter } from '../../../supabase/functions/send-contact-email/mail-service.ts'
import { readRetryAfter } from '../../../supabase/functions/send-contact-email/outcome.ts'
import { claimed, onMail, settings } from '../../support/function-settings.ts'

const { id, content } = claimed
const send = () => sendLetter(settings, composeSubmission(content, settings), id)
const refusal = (status: number, name = 'some_error') =>
  HttpResponse.json({ statusCode: status, name, message: `No: ${content.email}, ${settings.mailApiKey}` }, { status })

test('A mail accepted by the mail service is sent', async () => {
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  expect(await send()).toBe('sent')
  expect(requests).toEqual([{ key: id, mail: expect.objectContaining({ reply_to: content.email }) }])
})

test('A mail has headers that stop automatic answers, and one that keeps it apart from others with its subject', async () => {
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  await send()
  expect(requests[0]?.mail['headers']).toEqual({
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'X-Entity-Ref-ID': id,
  })
})

test('A mail that was accepted earlier with another text is sent', async () => {
  onMail(() => refusal(409, 'invalid_idempotent_request'))
  expect(await send()).toBe('sent')
})

test.each([400, 413, 422])('Status %s is a permanent failure, and the error is named', async (status) => {
  onMail(() => refusal(status, 'invalid_parameter'))
  expect(await send()).toEqual({ reason: `The mail service answered ${status} invalid_parameter`, permanent: true })
})

test.each([401, 403, 404, 408, 409, 429, 451, 500, 502, 503])('Status %s is a temporary failure', async (status) => {
  onMail(() => refusal(status))
  expect(await send()).toEqual({ reason: `The mail service answered ${status} some_error`, permanent: false })
})

test('A misconfigured sender address is not a permanent failure of the message', async () => {
  onMail(() => refusal(422, 'invalid_from_address'))
  expect(await send()).toMatchObject({ permanent: false })
})

test.each([
  ['invalid JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['no name', () => HttpResponse.json({ message: content.email }, { status: 502 })],
  ['a name that is a sentence', () => HttpResponse.json({ name: `No ${content.email}` }, { status: 502 })],
])('A rejection with %s is reported by status only', async (_, respond) => {
  onMail(respond)
  expect(await send()).toEqual({ reason: 'The mail service answered 502', permanent: false })
})

test('A broken connection is a temporary failure', async () => {
  onMail(() => HttpResponse.error())
  expect(await send()).toEqual({ reason: 'The mail service cannot be reached: TypeError', permanent: false })
})

test('A call to a mail service that hangs is aborted after ten seconds', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  onMail(() => {
    clock.abort(new DOMException('Ten seconds have passed', 'TimeoutError'))
    return new Promise(() => undefined)
  })
  expect(await send()).toEqual({ reason: 'The mail service cannot be reached: TimeoutError', permanent: false })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
})

const now = Date.parse('2026-11-22T12:00:00Z')
test.each([
  ['120', 120],
  [' 120 ', 120],
  ['Sun, 22 Nov 2026 12:10:00 GMT', 600],
  ['Sun, 22 Nov 2026 11:00:00 GMT', undefined],
  ['999999999', 86_400],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s means %s seconds', (value, seconds) => {
  expect(readRetryAfter(value, now)).toBe(seconds)
})
