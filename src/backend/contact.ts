import { duplicate, NotSavedError } from './backend-error.ts'
import { callBackend, type Backend } from './backend-client.ts'
import { onlyContactFields, type ContactMessage } from './contact-fields.ts'

/**
 * Saves a message: resolves when the database has it, rejects in every other case. Status 201 means saved, and so does
 * code 23505, whatever the status: the message is already stored and was sent again after a lost response.
 */
export async function saveMessage(message: ContactMessage, connect?: () => Promise<Backend>): Promise<void> {
  const { error, status } = await callBackend(
    (client, signal) =>
      client.from('novamesa_contact_submissions').insert(onlyContactFields(message)).abortSignal(signal),
    connect,
  )
  if (status === 201) return
  if (error?.code === duplicate) return
  throw new NotSavedError('contact message', status, error)
}

/** Mails a saved message to the company; rejects when the function fails or does not respond. */
export async function mailMessage(message: ContactMessage, connect?: () => Promise<Backend>): Promise<void> {
  const { error } = await callBackend(
    (client, signal) => client.functions.invoke('send-contact-email', { body: onlyContactFields(message), signal }),
    connect,
  )
  if (error instanceof Error) throw error
}
