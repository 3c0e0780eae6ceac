import { BackendError, duplicate } from './backend-error.ts'
import { type Backend, formsClient } from './client.ts'
import { withDeadline } from './deadline.ts'

/** A contact message as it is stored; exactly these three fields go over the wire. */
export interface ContactMessage {
  name: string
  email: string
  message: string
}

/**
 * Saves a message: resolves when the database has it, rejects in every other case. Only 201 means saved, and the
 * conflict 23505, which says that this message is already there (sent again after a lost answer). The client is a
 * browser's unless another one is given.
 */
export async function saveMessage(
  { name, email, message }: ContactMessage,
  connect: () => Promise<Backend> = formsClient,
): Promise<void> {
  const { error, status } = await withDeadline(async (signal) => {
    const client = await connect()
    return client.from('novamesa_contact_submissions').insert({ name, email, message }).abortSignal(signal)
  })
  if (status === 201) return
  if (status === 409 && error?.code === duplicate) return
  throw new BackendError('contact message', status, error)
}

/** Has a saved message mailed to the company; rejects when the function fails or gives no answer. */
export async function mailMessage(
  { name, email, message }: ContactMessage,
  connect: () => Promise<Backend> = formsClient,
): Promise<void> {
  const { error } = await withDeadline(async (signal) => {
    const client = await connect()
    return client.functions.invoke('send-contact-email', { body: { name, email, message }, signal })
  })
  if (error instanceof Error) throw error
}
