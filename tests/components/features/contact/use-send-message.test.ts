import { expect, test } from 'vitest'
import { sendMessage } from '#features/contact/use-send-message.ts'
import { broken, held, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'

const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }

test('The function is not called before the message is saved', async () => {
  const saving = held(saved)
  const calls = playBackend({ contact: saving.answer })
  const sending = sendMessage(message)
  await expect.poll(() => calls.map(({ to }) => to)).toEqual(['contact'])
  saving.release()
  await sending
  expect(calls.map(({ to }) => to)).toEqual(['contact', 'mail'])
})

test('The function is not called when the message is not saved', async () => {
  const calls = playBackend({ contact: broken })
  await expect(sendMessage(message)).rejects.toThrow('contact message not saved')
  expect(calls.map(({ to }) => to)).toEqual(['contact'])
})

test('The message is saved but not mailed when the function fails; the log contains no personal data', async () => {
  playBackend({ mail: refused(500) })
  await expect(sendMessage(message)).resolves.toBe('saved-only')
  const written = takeConsole().join('\n')
  expect(written).toMatch(/^warn: The message is saved, the notification e-mail failed/)
  for (const text of Object.values(message)) expect(written).not.toContain(text)
})
