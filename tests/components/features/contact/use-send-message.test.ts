import { expect, test } from 'vitest'
import { sendMessage } from '#features/contact/use-send-message.ts'
import { broken, held, page, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'

const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }

test('The message is saved first, then the e-mail function is called', async () => {
  const calls = playBackend()
  await expect(sendMessage(message)).resolves.toBe('sent')
  expect(calls.map(({ to }) => to)).toEqual(['contact', 'mail'])
})

test('The function is not called before the message is saved', async () => {
  const saving = held(saved)
  const calls = playBackend({ contact: saving.answer })
  const sending = sendMessage(message)
  await expect.poll(() => calls.map(({ to }) => to)).toEqual(['contact'])
  saving.release()
  await sending
  expect(calls.map(({ to }) => to)).toEqual(['contact', 'mail'])
})

test.each([
  { name: 'is denied', answer: refused(403, '42501') },
  { name: 'is rate limited', answer: refused(429, 'PT429') },
  { name: 'loses the connection', answer: broken },
  { name: 'ends at a captive portal', answer: page(200) },
])('The function is not called when saving $name', async ({ answer }) => {
  const calls = playBackend({ contact: answer })
  await expect(sendMessage(message)).rejects.toThrow('contact message not saved')
  expect(calls.map(({ to }) => to)).toEqual(['contact'])
})

test('A message that is already saved is handled like a saved one', async () => {
  const calls = playBackend({ contact: refused(409, '23505') })
  await expect(sendMessage(message)).resolves.toBe('sent')
  expect(calls.map(({ to }) => to)).toEqual(['contact', 'mail'])
})

test.each([
  { name: 'answers with an error', answer: refused(500) },
  { name: 'is not deployed', answer: page(404) },
  { name: 'cannot be reached', answer: broken },
])(
  'The message is saved but not mailed when the function $name; the log contains no personal data',
  async ({ answer }) => {
    playBackend({ mail: answer })
    await expect(sendMessage(message)).resolves.toBe('saved-only')
    const written = takeConsole().join('\n')
    expect(written).toMatch(/^warn: The message is saved, the notification e-mail failed/)
    for (const text of Object.values(message)) expect(written).not.toContain(text)
  },
)
