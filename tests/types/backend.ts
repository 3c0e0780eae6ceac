import type { Backend } from '#backend/backend-client.ts'
import { mailSubmission, saveSubmission } from '#backend/contact.ts'
import { subscribe } from '#backend/newsletter.ts'
import { emptySubmission } from '#content/contact-fields.ts'

/** See links.tsx for how these tests work. */
export async function backend(client: Backend) {
  const message = { ...emptySubmission, name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  await saveSubmission({ ...message })
  // @ts-expect-error unknown column
  await saveSubmission({ ...message, phone: '+1' })
  // @ts-expect-error missing message text
  await saveSubmission({ name: 'Ada', email: 'ada@example.com' })
  await mailSubmission({ ...message })
  // @ts-expect-error unknown field of the mail function
  await mailSubmission({ ...message, to: 'everyone@example.com' })

  await client.from('novamesa_contact_submissions').insert({ ...message })
  // @ts-expect-error column with a database default
  await client.from('novamesa_contact_submissions').insert({ ...message, created_at: '2026-01-01' })
  // @ts-expect-error unknown table
  await client.from('submissions').insert({ ...message })

  await subscribe('ada@example.com', 'en')
  // @ts-expect-error takes an address, not an object
  await subscribe({ email: 'ada@example.com' }, 'en')
}
