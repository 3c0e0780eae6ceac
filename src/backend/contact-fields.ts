/**
 * The fields of a contact message: the columns that a visitor may insert, and what the mail function is sent. Form,
 * schema, draft and requests take them from here; the compiler names what a new one lacks.
 */
export const contactFields = ['name', 'email', 'message'] as const

export type ContactField = (typeof contactFields)[number]

/** A contact message as it is stored. */
export type ContactMessage = Record<ContactField, string>

/** The fields of a message, without what else its object may have. */
export function onlyContactFields({ name, email, message }: ContactMessage): ContactMessage {
  return { name, email, message }
}
