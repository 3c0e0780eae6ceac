import { expect, onTestFinished, test, vi } from 'vitest'
import { handle } from '../../../supabase/functions/send-contact-email/handle.ts'
import { onDatabase, settings } from '../../support/function-settings.ts'

const token = '3b0e2f4e-5c0b-4c8e-9d5c-1f6a3e0a9b11'
const press = 'List-Unsubscribe=One-Click'

/** Presses the button of a mail program; every test has senders of its own, because they are counted. */
async function unsubscribe(from: string, text = token, body = press): Promise<Response> {
  const address = `https://project.test/send-contact-email/unsubscribe?token=${text}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `203.0.113.1, ${from}` }
  return handle(new Request(address, { method: 'POST', headers, body }), settings)
}

test('A press calls the function that only unsubscribes, with the token', async () => {
  const calls = onDatabase({ unsubscribe_newsletter: ['unsubscribed'] })
  expect((await unsubscribe('192.0.2.1')).status).toBe(200)
  expect(calls).toEqual([{ name: 'unsubscribe_newsletter', parameters: { p_token: token } }])
})

test.each([
  ['the token of a confirmation link', '1'.repeat(64), press, 404],
  ['another text', 'x', press, 404],
  ['no token', '', press, 404],
  ['a body above 4 kB, even with the specified words', token, `${press}&${'x'.repeat(4096)}`, 413],
])('A press with %s does not reach the database', async (_, text, body, status) => {
  const calls = onDatabase({})
  expect((await unsubscribe('192.0.2.2', text, body)).status).toBe(status)
  expect(calls).toEqual([])
})

test('A network gets 60 presses a minute to the database, and does not use up those of others', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const calls = onDatabase({ unsubscribe_newsletter: ['unsubscribed'] })
  const statusOf = async (from: string) => (await unsubscribe(from)).status
  for (let time = 1; time <= 60; time += 1) expect(await statusOf(`2001:db8:1::${time.toString(16)}`)).toBe(200)
  const refused = await unsubscribe('2001:db8:1::ffff')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(calls).toHaveLength(60)
  expect(await statusOf('2001:db8:2::1')).toBe(200)
  expect(await statusOf('192.0.2.3')).toBe(200)
  vi.setSystemTime(Date.parse('2026-11-23T12:01:00Z'))
  expect(await statusOf('2001:db8:1::1')).toBe(200)
})
