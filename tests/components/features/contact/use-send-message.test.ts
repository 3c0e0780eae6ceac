import { expect, test } from 'vitest'
import { sendMessage } from '#features/contact/use-send-message.ts'
import { playBackend, refused } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'

const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }

test('The message is saved but not mailed when the function fails; the log contains no personal data', async () => {
  playBackend({ mail: refused(500) })
  await expect(sendMessage(message)).resolves.toBe('saved-only')
  const written = takeConsole().join('\n')
  expect(written).toMatch(/^warn: The message is saved, the notification e-mail failed/)
  for (const text of Object.values(message)) expect(written).not.toContain(text)
})
