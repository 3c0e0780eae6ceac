import { expect, test } from 'vitest'
import { handle } from '../../../supabase/functions/send-contact-email/handle.ts'
import { onDatabase, settings } from '../../support/function-settings.ts'

const token = '3b0e2f4e-5c0b-4c8e-9d5c-1f6a3e0a9b11'
const press = 'List-Unsubscribe=One-Click'

/** Presses the button of a mail program. */
async function unsubscribe(text = token, body = press): Promise<Response> {
  const address = `https://project.test/send-contact-email/unsubscribe?token=${text}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return handle(new Request(address, { method: 'POST', headers, body }), settings)
}

test('A press calls the function that only unsubscribes, with the token', async () => {
  const calls = onDatabase({ unsubscribe_newsletter: ['unsubscribed'] })
  expect((await unsubscribe()).status).toBe(200)
  expect(calls).toEqual([{ name: 'unsubscribe_newsletter', parameters: { p_token: token } }])
})

test.each([
  ['the token of a confirmation link', '1'.repeat(64), press, 404],
  ['another text', 'x', press, 404],
  ['no token', '', press, 404],
  ['a body above 4 kB, even with the specified words', token, `${press}&${'x'.repeat(4096)}`, 413],
])('A press with %s does not reach the database', async (_, text, body, status) => {
  const calls = onDatabase({})
  expect((await unsubscribe(text, body)).status).toBe(status)
  expect(calls).toEqual([])
})
