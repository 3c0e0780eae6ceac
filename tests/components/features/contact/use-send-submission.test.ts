import { expect, test } from 'vitest'
import { sendSubmission } from '#features/contact/use-send-submission.ts'
import { playBackend, refused } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { validSubmission } from '../../../support/valid-submission.ts'

test('The message is saved but not mailed when the function fails; the log contains no personal data', async () => {
  playBackend({ mail: refused(500) })
  await expect(sendSubmission(validSubmission)).resolves.toBe('saved-only')
  const written = takeConsole().join('\n')
  expect(written).toMatch(/^warn: The message is saved, the notification e-mail failed/)
  for (const text of Object.values(validSubmission).filter(Boolean)) expect(written).not.toContain(text)
})
