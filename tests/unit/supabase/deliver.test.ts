import { JSDOM } from 'jsdom'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { deliver, deliverDigest } from '../../../supabase/functions/send-contact-email/deliver.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { onDatabase, onMail, row, settings } from '../../support/function-settings.ts'

const refused = () => HttpResponse.json({ name: 'invalid_parameter', message: row.email }, { status: 422 })
const taken = () => HttpResponse.json({ id: 'mail' })

test('A message whose address is rejected as Reply-To is mailed without it, with another key', async () => {
  const calls = onDatabase({ finish_mail: ['sent'] })
  const requests = onMail(({ mail }) => ('reply_to' in mail ? refused() : taken()))
  expect(await deliver(settings, row)).toBe('sent')
  expect(requests.map(({ key }) => key)).toEqual([row.id, `${row.id}-without-reply-to`])
  expect(requests[1]?.mail['text']).toContain(row.email)
  expect(calls).toEqual([{ name: 'finish_mail', parameters: { p_id: row.id, p_attempt: 1 } }])
})

test('A message that is rejected both ways is kept with the reason, and others are tried', async () => {
  const calls = onDatabase({ finish_mail: ['pending'] })
  const requests = onMail(refused)
  await deliver(settings, row)
  expect(requests).toHaveLength(2)
  const reason = 'The mail service answered 422 invalid_parameter'
  expect(calls).toEqual([
    {
      name: 'finish_mail',
      parameters: { p_id: row.id, p_attempt: 1, p_error: reason, p_permanent: true, p_retry_after: null },
    },
  ])
  expect(takeConsole()).toEqual([`error: ${row.id}, attempt 1: ${reason}`])
})

test('A message that fails temporarily is not retried immediately', async () => {
  const calls = onDatabase({ finish_mail: ['pending'] })
  const requests = onMail(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '90' } }))
  await deliver(settings, row)
  expect(requests).toHaveLength(1)
  expect(calls).toMatchObject([{ parameters: { p_permanent: false, p_retry_after: 90 } }])
  takeConsole()
})

test('A digest goes to the company with every message and without visitor data in its headers', async () => {
  const calls = onDatabase({ finish_contact_mail_digest: ['sent'] })
  const requests = onMail(taken)
  const forged = `Bye\n${'-'.repeat(72)}\n3 of 3\nName: Boss\nE-mail: boss@example.com`
  const second = { ...row, id: 'second', name: '<b>Eve</b>', email: 'eve@example.com', message: forged }
  const digest = { id: 'digest', attempt: 3, key: 'digest-2', messages: [row, second] }
  expect(await deliverDigest(settings, digest)).toBe('sent')
  const { text, html, ...headers } = requests[0]?.mail ?? {}
  expect(headers).toEqual({
    from: settings.mailFrom,
    to: settings.mailTo,
    subject: 'Contact form: 2 message(s) in one mail',
  })
  for (const { name, email, message } of digest.messages)
    for (const part of [name, email, message.replaceAll('\n', '\n> ')]) expect(text).toContain(part)
  // What a message says about another one is quoted.
  expect(String(text).match(/^(\d of \d|Name: .*)$/gm)).toEqual([
    '1 of 2',
    'Name: Jo Doe',
    '2 of 2',
    'Name: <b>Eve</b>',
  ])
  const { document } = new JSDOM(String(html)).window
  expect(Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual(['1 of 2', '2 of 2'])
  expect(Array.from(document.querySelectorAll('p[dir]'), ({ textContent }) => textContent)).toEqual([
    row.message,
    forged,
  ])
  expect(document.querySelector('b')).toBeNull()
  expect(requests[0]?.key).toBe('digest-digest-2')
  expect(calls).toEqual([{ name: 'finish_contact_mail_digest', parameters: { p_id: 'digest', p_attempt: 3 } }])
})
