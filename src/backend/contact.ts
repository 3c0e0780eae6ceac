import { duplicate, NotSavedError } from './backend-error.ts'
import { callBackend, type Backend } from './backend-client.ts'
import { mailFunctionPath, submissionOf, type ContactSubmission } from '#content/contact-fields.ts'

/**
 * Saves a submission: resolves when the database has it, rejects in every other case. Status 201 means saved, and so does
 * code 23505, whatever the status: it is already stored and was sent again after a lost response.
 */
export async function saveSubmission(submission: ContactSubmission, connect?: () => Promise<Backend>): Promise<void> {
  const { error, status } = await callBackend(
    (client, signal) => client.from('novamesa_contact_submissions').insert(onlyFields(submission)).abortSignal(signal),
    connect,
  )
  if (status === 201) return
  if (error?.code === duplicate) return
  throw new NotSavedError('contact message', status, error)
}

/** Mails a saved submission to the company; rejects when the function fails or does not respond. */
export async function mailSubmission(submission: ContactSubmission, connect?: () => Promise<Backend>): Promise<void> {
  const { error } = await callBackend(
    (client, signal) => client.functions.invoke('send-contact-email', { body: onlyFields(submission), signal }),
    connect,
  )
  if (error instanceof Error) throw error
}

/** The address of the mail function, without a host if it is that of the site. */
export const mailFunctionAddress = import.meta.env.VITE_SUPABASE_URL.replace(/\/$/, '') + mailFunctionPath

/** Without what else the object may have. */
function onlyFields(submission: ContactSubmission): ContactSubmission {
  return submissionOf((field) => submission[field])
}
