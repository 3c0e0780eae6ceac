import { mailMessage, saveMessage, type ContactMessage } from '#backend/contact.ts'

/** What became of a message. */
export type SendOutcome = 'sent' | 'saved-only'

/**
 * Saves the message, then has it mailed. Rejects when it was not saved; a failing mail function is no failure of the
 * message, which the owner finds in the database.
 */
export async function sendMessage(message: ContactMessage): Promise<SendOutcome> {
  await saveMessage(message)
  try {
    await mailMessage(message)
    return 'sent'
  } catch (error) {
    console.warn('The message is saved, the notification e-mail failed', String(error))
    return 'saved-only'
  }
}
