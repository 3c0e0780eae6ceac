import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { compose } from '../../../supabase/functions/send-contact-email/compose.ts'
import { sendMail } from '../../../supabase/functions/send-contact-email/mail-service.ts'
import { readRetryAfter } from '../../../supabase/functions/send-contact-email/outcome.ts'
import { onMail, row, settings } from './function-settings.ts'

const send = () => sendMail(settings, compose(row, settings), row.id)
const refusal = (status: number, name = 'some_error') =>
  HttpResponse.json({ statusCode: status, name, message: `No: ${row.email}, ${settings.mailApiKey}` }, { status })

test('A mail that the mail service takes is sent', async () => {
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  expect(await send()).toBe('sent')
  expect(requests).toEqual([{ key: row.id, mail: expect.objectContaining({ reply_to: row.email }) }])
})

test.each([400, 413, 422])('An answer of %s is for good, and names the error', async (status) => {
  onMail(() => refusal(status, 'invalid_parameter'))
  expect(await send()).toEqual({ reason: `The mail service answered ${status} invalid_parameter`, permanent: true })
})

test.each([401, 403, 404, 408, 409, 429, 451, 500, 502, 503])(
  'An answer of %s is worth another attempt',
  async (status) => {
    onMail(() => refusal(status))
    expect(await send()).toEqual({ reason: `The mail service answered ${status} some_error`, permanent: false })
  },
)

test('A sender that the owner has set wrongly is no fault of the message', async () => {
  onMail(() => refusal(422, 'invalid_from_address'))
  expect(await send()).toMatchObject({ permanent: false })
})

test.each([
  ['no JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['no name', () => HttpResponse.json({ message: row.email }, { status: 502 })],
  ['a name that is a sentence', () => HttpResponse.json({ name: `No ${row.email}` }, { status: 502 })],
])('A refusal with %s is named by its status alone', async (_, respond) => {
  onMail(respond)
  expect(await send()).toEqual({ reason: 'The mail service answered 502', permanent: false })
})

test('A connection that breaks is worth another attempt', async () => {
  onMail(() => HttpResponse.error())
  expect(await send()).toEqual({ reason: 'The mail service cannot be reached: TypeError', permanent: false })
})

test('A mail service that hangs is given up after ten seconds', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  onMail(() => {
    clock.abort(new DOMException('Ten seconds have passed', 'TimeoutError'))
    return new Promise(() => undefined)
  })
  expect(await send()).toEqual({ reason: 'The mail service cannot be reached: TimeoutError', permanent: false })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
})

test('The pause that the mail service asks for is read', async () => {
  onMail(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '90' } }))
  expect(await send()).toMatchObject({ permanent: false, retryAfter: 90 })
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
