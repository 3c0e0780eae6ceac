import { mailMessage, saveMessage, type ContactMessage } from '#backend/contact.ts'

/** The result of sending a message that was saved. */
export type SendOutcome = 'sent' | 'saved-only'

/**
 * Saves the message, then mails it. Rejects only when the message was not saved: if the mail function fails, the owner
 * still finds the message in the database.
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
