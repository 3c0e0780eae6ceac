import type { Backend } from '#backend/client.ts'
import { mailMessage, saveMessage } from '#backend/contact.ts'
import { subscribe } from '#backend/newsletter.ts'

/** See links.tsx for how these tests work. */
export async function backend(client: Backend) {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  await saveMessage({ ...message })
  // @ts-expect-error a field that the table does not have
  await saveMessage({ ...message, phone: '+1' })
  // @ts-expect-error a message without its text
  await saveMessage({ name: 'Ada', email: 'ada@example.com' })
  await mailMessage({ ...message })
  // @ts-expect-error a field that the mail function does not know
  await mailMessage({ ...message, to: 'everyone@example.com' })

  await client.from('novamesa_contact_submissions').insert({ ...message })
  // @ts-expect-error a column that the database fills itself
  await client.from('novamesa_contact_submissions').insert({ ...message, created_at: '2026-01-01' })
  // @ts-expect-error a table that is not there
  await client.from('submissions').insert({ ...message })

  await subscribe('ada@example.com')
  // @ts-expect-error an address, not a form
  await subscribe({ email: 'ada@example.com' })
}
